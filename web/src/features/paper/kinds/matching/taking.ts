import type { ShapesOf } from '@probant/kinds/kind'
import { LETTERS } from '@probant/kinds/letters'
import { isBlank, isPartly, receiptLine } from '@probant/kinds/matching/answer'
import type * as schemas from '@probant/kinds/matching/schemas'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'

export const matching: TakenKind<ShapesOf<typeof schemas>> = {
  isLine: false,
  isBlank,
  isPartly,
  receiptLine,
  inBrief: ({ places }) =>
    places.map((place, index) => `${index + 1} ${LETTERS[place ?? -1] ?? '–'}`).join(', '),
  ...fetched(() => import('./drawing.tsx')),
}
