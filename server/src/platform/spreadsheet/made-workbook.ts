import type { Readable } from 'node:stream'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import type { Table } from './table.ts'
import type { Sheet, SheetPiece } from './workbook-maker.ts'

/** An XLSX file with a sheet for each table, packed by a worker: that takes longer than their rows do. */
export function madeWorkbook(
  files: FileMaking,
  tables: readonly Table[],
  waiting: Waiting,
): Promise<Readable> {
  const input: Sheet[] = tables.map(({ pages: _, ...sheet }) => sheet)
  return files.make({ maker: MAKER, input, pieces: piecesOf(tables) }, waiting)
}

async function* piecesOf(tables: readonly Table[]): AsyncGenerator<SheetPiece> {
  for (const { pages } of tables) {
    yield* pages
    yield null
  }
}

const MAKER = new URL('./workbook-maker.ts', import.meta.url)
