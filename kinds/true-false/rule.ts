import type { Kind, ShapesOf } from '../kind.ts'
import { isBlank, receiptLine } from './answer.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

/** A statement. */
export const trueFalse: Kind<ShapesOf<typeof schemas>> = {
  type: 'true_false',
  words,

  markdownIn: () => ({ texts: [], lines: [] }),
  keep: ({ isTrue }) => ({ type: 'true_false', isTrue }),
  write: ({ isTrue }) => ({ isTrue }),
  usualPoints: () => 1,
  wordingOf: () => [],
  reworded: ({ isTrue }) => ({ isTrue }),

  partCount: () => 0,
  show: ({ type }) => ({ type }),
  rightOf: ({ type, isTrue }) => ({ type, isTrue }),
  rightTold: (right) => right,
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank,
  mark: (kept, answer) => (kept.isTrue === answer.isTrue ? 1 : 0),
  receiptLine,
  inWords: ({ isTrue }, _kept, locale) => words[locale][isTrue ? 'true' : 'false'],
  // Kept sheets of marks count a yes as 1.
  optionsOf: ({ isTrue }) => [
    {
      html: '',
      options: [true, false].map((said) => ({ place: Number(said), html: '', isRight: said === isTrue })),
    },
  ],
  chosenIn: ({ isTrue }) => [Number(isTrue)],
  optionInWords: (place, locale) => words[locale][place === 1 ? 'true' : 'false'],

  onSheet: {
    answer: (_shown, { locale }) => ({
      choices: [{ words: words[locale].true }, { words: words[locale].false }],
    }),
    right: ({ isTrue }, locale) => ({ words: words[locale][isTrue ? 'true' : 'false'] }),
  },
  key: {
    of: ({ type, isTrue }) => ({ type, isTrue }),
    replaced: (kept, { isTrue }) => ({ ...kept, isTrue }),
  },
}
