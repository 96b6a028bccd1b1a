import type en from '../../en/common/messages.ts'

const messages: typeof en = {
  quizLimitReached: 'Nombre maximal de quiz atteint',
  maximumQuestionsReached: 'Nombre maximal de questions atteint',
  generationFailed: 'Les questions n’ont pas pu être générées',
  createFailed: 'La création a échoué. Veuillez réessayer.',
  operationFailed: 'L’opération a échoué. Veuillez réessayer.',
  invitationFailed: 'L’invitation n’a pas pu être envoyée. Vérifiez les adresses, puis réessayez.',
  limitUpdateFailed: 'Les limites n’ont pas pu être modifiées. Veuillez réessayer.',
  planUpdateFailed: 'La formule n’a pas pu être modifiée. Veuillez réessayer.',
  notOrganizationOwner: 'Vous n’êtes pas propriétaire de cette organisation',
  switchToPersonalFailed: 'Le retour à votre espace personnel a échoué. Veuillez réessayer.',

  sessionExpired: 'Session expirée, veuillez recharger la page',
  offline: 'Vous êtes hors ligne. Réessayez une fois la connexion rétablie.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  newVersion: 'Une nouvelle version de Probant est prête.',
  newVersionHint: 'Rechargez la page quand cela vous convient.',
}

export default messages
