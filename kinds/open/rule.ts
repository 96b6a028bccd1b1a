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
  chosenIn: () => [],

  onSheet: {
    answer: (_shown, { points }) => ({ lines: linesFor(points) }),
    right: ({ guidanceHtml }, locale) => ({ graded: words[locale].graded, guidanceHtml }),
    // A grader may have to give another number of points than those that it counts.
    note: ({ maxScore }, { points, locale }) =>
      maxScore === points ? undefined : words[locale].gradedOutOf(maxScore),
  },
  byPerson: {
    textOf: ({ text }) => text,
    guidanceOf: ({ guidance, guidanceHtml }) => ({ text: guidance, html: guidanceHtml }),
  },
}

/** Sixteen lines and the question fit on a sheet, in large print too. */
const LINES_MAX = 16

/** How many lines an open answer gets: who can earn more has more to write. */
function linesFor(points: number): number {
  return Math.min(LINES_MAX, 2 + Math.ceil(2 * points))
}
