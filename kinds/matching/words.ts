export const words = {
  en: {
    name: 'Matching',
    adjective: 'matching',
    choose: 'Choose…',
    choices: 'Answers',
    item: (number: number) => `Item ${number}`,
    noAnswer: 'No answer',
    onSheet: 'Write the letter of the right answer in each box.',
  },
  fr: {
    name: 'Appariement',
    adjective: 'd’appariement',
    choose: 'Choisir…',
    choices: 'Réponses',
    item: (number: number) => `Élément ${number}`,
    noAnswer: 'Pas de réponse',
    onSheet: 'Écrivez dans chaque case la lettre de la bonne réponse.',
  },
}
