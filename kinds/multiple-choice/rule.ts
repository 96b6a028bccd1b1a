import type { Kind, ShapesOf } from '../kind.ts'
import { LETTERS } from '../letters.ts'
import { inWords } from '../text/in-words.ts'
import { isBlank, receiptLine } from './answer.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

/** Several answers, one of which is right. */
export const multipleChoice: Kind<ShapesOf<typeof schemas>> = {
  type: 'multiple_choice',
  words,

  markdownIn: ({ answers }) => ({ texts: [], lines: answers.map(({ text }) => text) }),
  keep: ({ answers }, { inline }) => ({
    type: 'multiple_choice',
    answers: answers.map(({ text, isCorrect }) => ({ text, html: inline(text), isCorrect })),
  }),
  write: ({ answers }) => ({ answers: answers.map(({ text, isCorrect }) => ({ text, isCorrect })) }),
  usualPoints: () => 1,
  wordingOf: ({ answers }) => answers.map(({ text }) => text),
  reworded: ({ answers }, wording) => ({
    answers: answers.map(({ text, isCorrect }, position) => ({ text: wording[position] ?? text, isCorrect })),
  }),

  partCount: ({ answers }) => answers.length,
  show: ({ type, answers }, order, paperHtml) => ({
    type,
    answers: order.map((position) => ({ html: paperHtml(answers[position]?.html ?? '') })),
  }),
  rightOf: ({ type, answers }, order) => {
    const position = answers.findIndex(({ isCorrect }) => isCorrect)
    return { type, place: order.indexOf(position), html: answers[position]?.html ?? '' }
  },
  rightTold: (right) => right,
  toBank: ({ type, place }, order) => {
    const position = order[place]
    return position === undefined ? undefined : { type, place: position }
  },
  toPaper: ({ type, place }, order) => ({ type, place: order.indexOf(place) }),

  isBlank,
  mark: ({ answers }, { place }) => (answers[place]?.isCorrect ? 1 : 0),
  receiptLine,
  inWords: ({ place }, kept, locale) => inWords(kept?.answers[place]?.text ?? '', locale),
  optionsOf: ({ answers }) => [
    { html: '', options: answers.map(({ html, isCorrect }, place) => ({ place, html, isRight: isCorrect })) },
  ],
  chosenIn: ({ place }) => [place],
  proposed: ({ answers }) => answers,

  onSheet: {
    answer: ({ answers }) => ({
      choices: answers.map(({ html }, index) => ({ letter: LETTERS[index] ?? '', html })),
    }),
    right: ({ place, html }) => ({ letter: LETTERS[place] ?? '', html }),
  },
  key: {
    of: ({ type, answers }) => ({ type, place: answers.findIndex(({ isCorrect }) => isCorrect) }),
    replaced: (kept, { place }) =>
      kept.answers[place] && {
        ...kept,
        answers: kept.answers.map((answer, position) => ({ ...answer, isCorrect: position === place })),
      },
  },
}
