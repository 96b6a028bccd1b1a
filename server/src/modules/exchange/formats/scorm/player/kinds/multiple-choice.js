/** @type {PlayerKind<Extract<PackedContent, { type: 'multiple_choice' }>>} */
export const multipleChoice = {
  interaction: 'choice',
  hasLetters: true,
  keep: ({ type, answers, right }) => ({
    type,
    answers: answers.map((html, place) => ({ text: '', html, isCorrect: place === right })),
  }),
  given: (answer) => ({ type: 'multiple_choice', place: Number(answer) }),
  choices: ({ answers }, order) => order.map((place) => ({ place, html: answers[place] ?? '' })),
  right: ({ right }) => right,
  // Letters are those of the author's order, so that reports of shuffled papers can be laid side by side.
  reported: (answer) => [letterOf(Number(answer)).toLowerCase()],
}

/** @param {number} place */
export function letterOf(place) {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(place)
}
