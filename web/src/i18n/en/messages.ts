/** What is said in a few words where something came to nothing. The first ten are the specification's own. */
const messages = {
  quizLimitReached: 'Quiz limit reached',
  maximumQuestionsReached: 'Maximum number of questions reached',
  generationFailed: 'The questions could not be generated',
  createFailed: 'It could not be created. Please try again.',
  operationFailed: 'That did not work. Please try again.',
  invitationFailed: 'The invitation could not be sent. Please check the addresses and try again.',
  limitUpdateFailed: 'The limits could not be changed. Please try again.',
  planUpdateFailed: 'The plan could not be changed. Please try again.',
  notOrganizationOwner: 'You are not the owner of this organization',
  switchToPersonalFailed: 'Switching to your personal workspace failed. Please try again.',

  sessionExpired: 'Session Expired, Please Reload',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  newVersion: 'A new version of Probant is ready.',
  newVersionHint: 'Reload when it suits you.',
}

export default messages
