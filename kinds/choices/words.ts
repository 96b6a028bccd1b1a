export const words = {
  en: {
    name: 'Multiple answers',
    adjective: 'multiple-answer',
    hint: 'Choose all that apply.',
    allOrNothing: 'All or nothing: every right answer, and no wrong one.',
    shares: 'Points per right answer: {points}. Each wrong one costs as much; never below 0.',
  },
  fr: {
    name: 'Réponses multiples',
    adjective: 'à réponses multiples',
    hint: 'Cochez toutes les réponses qui conviennent.',
    allOrNothing: 'Tout ou rien\u00a0: toutes les bonnes réponses, et aucune mauvaise.',
    shares:
      'Points par bonne réponse\u00a0: {points}. Chaque mauvaise en retire autant, sans descendre sous 0.',
  },
}
