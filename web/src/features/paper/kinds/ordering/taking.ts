import type { ShapesOf } from '@probant/kinds/kind'
import { isBlank, receiptLine } from '@probant/kinds/ordering/answer'
import type * as schemas from '@probant/kinds/ordering/schemas'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'

export const ordering: TakenKind<ShapesOf<typeof schemas>> = {
  isLine: false,
  isBlank,
  receiptLine,
  // By the numbers that the items had before anything was moved.
  inBrief: ({ places }) => places.map((place) => place + 1).join(' → '),
  ...fetched(() => import('./drawing.tsx')),
}
