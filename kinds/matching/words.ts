export const words = {
  en: {
    name: 'Matching',
    adjective: 'matching',
    choose: 'Choose…',
    choices: 'Answers',
    noAnswer: 'No answer',
    onSheet: 'Write the letter of the right answer in each box.',
  },
  fr: {
    name: 'Appariement',
    adjective: 'd’appariement',
    choose: 'Choisir…',
    choices: 'Réponses',
    noAnswer: 'Pas de réponse',
    onSheet: 'Écrivez dans chaque case la lettre de la bonne réponse.',
  },
}
