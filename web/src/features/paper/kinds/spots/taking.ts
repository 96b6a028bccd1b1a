import { LETTERS } from '@probant/kinds/letters'
import { isBlank, isPartly, receiptLine } from '@probant/kinds/spots/answer'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'
import type { Spots } from './spots.ts'

export const spots: TakenKind<Spots> = {
  isLine: false,
  isBlank,
  isPartly,
  receiptLine,
  inBrief: ({ marks }) =>
    marks
      .map((mark, index) => {
        if (typeof mark === 'number') return `${index + 1} ${LETTERS[mark] ?? ''}`
        return mark ? `${LETTERS[index] ?? ''} (${mark.x}, ${mark.y})` : '–'
      })
      .join(', '),
  ...fetched(() => import('./drawing.tsx')),
}
