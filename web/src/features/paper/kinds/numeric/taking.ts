import type { ShapesOf } from '@probant/kinds/kind'
import { isBlank, receiptLine } from '@probant/kinds/numeric/answer'
import type * as schemas from '@probant/kinds/numeric/schemas'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'

export const numeric: TakenKind<ShapesOf<typeof schemas>> = {
  isLine: true,
  isBlank,
  receiptLine,
  inBrief: ({ text }) => text,
  acceptedIn: ({ accepted }, language) => accepted[language],
  ...fetched(() => import('./drawing.tsx')),
}
