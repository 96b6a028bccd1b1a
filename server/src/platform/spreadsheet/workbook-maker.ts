import type { Maker } from '#server/platform/files/maker.ts'
import type { Cell, Table } from './table.ts'
import { workbook } from './workbook.ts'

export type Sheet = Omit<Table, 'pages'>
/** Rows of the sheet that is being written; nothing where it ends and the next one begins. */
export type SheetPiece = Cell[][] | null

/** Written in a worker. */
export const make: Maker<Sheet[], SheetPiece>['make'] = (sheets, pieces) => {
  const coming = pieces[Symbol.asyncIterator]()
  return workbook(sheets.map((sheet) => ({ ...sheet, pages: pagesOf(coming) })))
}

async function* pagesOf(coming: AsyncIterator<SheetPiece>): AsyncGenerator<Cell[][]> {
  for (let { value } = await coming.next(); value; { value } = await coming.next()) yield value
}
