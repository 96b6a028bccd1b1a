import { cellOf, textsIn } from './accepted.ts'

/** Items in one cell, in the right order with `>` between them; one of their own has a backslash before it. */
export function orderCell(items: readonly string[]): string {
  return cellOf(items, '>')
}

export function orderIn(cell: string): string[] {
  return textsIn(cell, '>')
}
