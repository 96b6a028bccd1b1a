import { unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'

/** What a list of 5,000 people could fill many times over; a small file may unfold into a huge one. */
const UNFOLDED_MAX_BYTES = 32 * 1024 * 1024

/** The cells of an XLSX file, as text: those of its first sheet with an address in it. */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const sheets = await readWorkbook<string>(unfolded(bytes), { parseNumber: (written) => written })
  const tables = sheets.map(({ data }) => data.map((row) => row.map(textOf)))
  const listed = tables.find((rows) => rows.some((row) => row.some((cell) => cell.includes('@'))))
  return (listed ?? tables[0] ?? []).filter((row) => row.some(Boolean))
}

/**
 * The same file with nothing compressed in it. Left to itself, the reader unfolds larger parts in workers made of
 * text, which the page's content security policy forbids.
 */
function unfolded(bytes: Uint8Array): ArrayBuffer {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(\.rels)?$/.test(name)) return false
      size += originalSize
      if (size > UNFOLDED_MAX_BYTES) throw new Error('the file unfolds into too much')
      return true
    },
  })
  return zipSync(files, { level: 0 }).buffer as ArrayBuffer
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}
