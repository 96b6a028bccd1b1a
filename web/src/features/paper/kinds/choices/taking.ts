import { isBlank, receiptLine } from '@probant/kinds/choices/answer'
import { LETTERS } from '@probant/kinds/letters'
import { fetched } from '../fetched.tsx'
import type { TakenKind } from '../kind.ts'
import { type Shape, ticked } from './ticked.ts'

export const choices: TakenKind<Shape> = {
  isBlank,
  receiptLine,
  inBrief: ({ places }) => places.map((place) => LETTERS[place]).join(', '),
  isLine: false,
  keys: { count: ({ options }) => options.length, pressed: ticked },
  ...fetched<Shape>(() => import('./drawing.tsx')),
}
