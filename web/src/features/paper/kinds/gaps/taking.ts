import { isBlank, isPartly, receiptLine } from '@probant/kinds/gaps/answer'
import type * as schemas from '@probant/kinds/gaps/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'

export const gaps: TakenKind<ShapesOf<typeof schemas>> = {
  ...fetched(() => import('./drawing.tsx')),
  isLine: false,
  isBlank,
  isPartly,
  receiptLine,
  inBrief: ({ given }) => given.map((text) => text?.trim() || '–').join(' · '),
}
