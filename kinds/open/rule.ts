import type { Kind, ShapesOf } from '../kind.ts'
import { isBlank, receiptLine } from './answer.ts'
import type * as schemas from './schemas.ts'
import { words } from './words.ts'

/** An answer of some sentences. A person gives the points; the guidance is for them alone. */
export const open: Kind<ShapesOf<typeof schemas>> = {
  type: 'open',
  words,

  markdownIn: ({ guidance }) => ({ texts: [guidance], lines: [] }),
  keep: ({ maxScore, guidance }, { block }) => ({
    type: 'open',
    maxScore,
    guidance,
    guidanceHtml: block(guidance),
  }),
  write: ({ maxScore, guidance }) => ({ maxScore, guidance }),
  usualPoints: ({ maxScore }) => maxScore,
  wordingOf: () => [],
  reworded: ({ maxScore, guidance }) => ({ maxScore, guidance }),

  partCount: () => 0,
  show: ({ type, maxScore }) => ({ type, maxScore }),
  rightOf: ({ type, guidanceHtml }) => ({ type, guidanceHtml }),
  rightTold: ({ type }) => ({ type, guidanceHtml: '' }),
  toBank: (answer) => answer,
  toPaper: (answer) => answer,

  isBlank,
  mark: () => 'person',
  receiptLine,
  inWords: ({ text }) => text,
  optionsOf: () => null,
  optionOf: () => null,

  byPerson: {
    textOf: ({ text }) => text,
    guidanceOf: ({ guidance, guidanceHtml }) => ({ text: guidance, html: guidanceHtml }),
  },
}
