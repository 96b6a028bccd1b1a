import type { ShapesOf } from '@probant/kinds/kind'
import { LETTERS } from '@probant/kinds/letters'
import { isBlank, receiptLine } from '@probant/kinds/spots/answer'
import type * as schemas from '@probant/kinds/spots/schemas'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'

export const spots: TakenKind<ShapesOf<typeof schemas>> = {
  isLine: false,
  isBlank,
  receiptLine,
  inBrief: ({ marks }) =>
    marks
      .map((mark, index) => {
        if (typeof mark === 'number') return `${index + 1} ${LETTERS[mark] ?? ''}`
        return mark ? `${index + 1} (${mark.x}, ${mark.y})` : `${index + 1} –`
      })
      .join(', '),
  ...fetched(() => import('./drawing.tsx')),
}
