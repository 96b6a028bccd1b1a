import type { ShapesOf } from '@probant/kinds/kind'
import { isBlank, receiptLine } from '@probant/kinds/true-false/answer'
import type * as schemas from '@probant/kinds/true-false/schemas'
import { words } from '@probant/kinds/true-false/words'
import { choosing } from '../../choosing.tsx'

/** “True” stands first. */
export const trueFalse = choosing<ShapesOf<typeof schemas>>({
  choicesOf: () => [true, false].map((isTrue) => ({ type: 'true_false', isTrue })),
  labelsOf: (_, { locale }) => [words[locale].true, words[locale].false],
  placeOf: ({ isTrue }) => (isTrue ? 0 : 1),
  isBlank,
  receiptLine,
  inBrief: ({ isTrue }, locale) => words[locale][isTrue ? 'true' : 'false'],
})
