import { words } from '@probant/kinds/true-false/words'

/** @type {PlayerKind<Extract<PackedContent, { type: 'true_false' }>>} */
export const trueFalse = {
  interaction: 'true-false',
  keep: (content) => content,
  given: (answer) => ({ type: 'true_false', isTrue: answer === 0 }),
  choices: () => [
    { place: 0, html: words[quiz.language].true },
    { place: 1, html: words[quiz.language].false },
  ],
  right: ({ isTrue }) => (isTrue ? 0 : 1),
  reported: (answer) => [answer === 0 ? 't' : 'f'],
}
