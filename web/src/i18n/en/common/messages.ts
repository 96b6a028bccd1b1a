/** What is said in a few words where something came to nothing. The first ten are the specification's own. */
const messages = {
  quizLimitReached: 'Quiz limit reached',
  maximumQuestionsReached: 'Maximum number of questions reached',
  generationFailed: 'The questions couldn’t be generated',
  createFailed: 'It couldn’t be created. Please try again.',
  operationFailed: 'That didn’t work. Please try again.',
  invitationFailed: 'The invitation couldn’t be sent. Please check the addresses and try again.',
  limitUpdateFailed: 'The limits couldn’t be changed. Please try again.',
  planUpdateFailed: 'The plan couldn’t be changed. Please try again.',
  notOrganizationOwner: 'You aren’t the owner of this organization',
  switchToPersonalFailed: 'Switching to your personal workspace failed. Please try again.',

  sessionExpired: 'Session Expired, Please Reload',
  offline: 'You’re offline. Try again once you’re back online.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  newVersion: 'A new version of Probant is ready.',
  newVersionHint: 'Reload whenever you’re ready.',
}

export default messages
