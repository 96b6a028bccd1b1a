import readWorkbook from 'read-excel-file/node'
import { UnreadableArchive } from '#server/platform/archive/unpack.ts'
import { officePart } from '#server/platform/xml/office-part.ts'
import { type SourceFile, UnreadableFile } from '../format.ts'

/** The rows of the first sheet of a workbook, as texts. */
export async function sheetRows(file: SourceFile): Promise<string[][]> {
  const known = read.get(file.bytes) ?? rowsOf(file)
  read.set(file.bytes, known)
  return known
}

/** The same file is asked for its headings first, then for all of it. */
const read = new WeakMap<Uint8Array, Promise<string[][]>>()

async function rowsOf({ bytes, archive }: SourceFile): Promise<string[][]> {
  // All of it is unpacked once before, within the archive's budget: the reader itself knows no limit, and takes any XML.
  for (const name of archive?.names ?? []) {
    const part = archive?.read(name)
    if (part && /\.(?:xml|rels)$/i.test(name)) officePart(part)
  }
  try {
    const [first] = await readWorkbook(Buffer.from(bytes), { trim: false })
    return (first?.data ?? []).slice(0, ROWS_MAX).map((cells) => cells.slice(0, CELLS_MAX).map(textOf))
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw new UnreadableFile('damaged')
  }
}

export function isWorkbook({ archive }: SourceFile): boolean {
  return archive?.exists('xl/workbook.xml') ?? false
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

const ROWS_MAX = 20_000
const CELLS_MAX = 200
