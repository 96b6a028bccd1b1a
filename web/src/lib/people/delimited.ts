const SEPARATORS = ['\t', ';', ','] as const
/** Enough lines to know the rest by. */
const SAMPLE_CHARACTERS = 4000

/**
 * The cells of a text whose columns are parted by a character, as spreadsheets write and copy it. Written here: to
 * Papa Parse a quote that is never closed is the beginning of one long cell, and everybody below it is lost.
 */
export function rowsIn(text: string, separator: string): string[][] {
  const apart = separator.replace(/[\\\]^-]/g, '\\$&')
  // A quote that is never closed, or closed in the middle of a cell, is part of the text.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|([^${apart}\\r\\n]*))([${apart}]|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const rows: string[][] = []
  let row: string[] = []
  for (let end = ''; cell.lastIndex < text.length || end === separator; ) {
    const [, quoted, plain = '', ended = ''] = cell.exec(text) ?? []
    end = ended
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === separator) continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows.filter((cells) => cells.some(Boolean))
}

/** What stands in a line of text between these signs; within quotes or brackets they part nothing. */
export function piecesIn(text: string, separator: ',' | ';'): string[] {
  const pieces = text.match(separator === ',' ? BETWEEN_COMMAS : BETWEEN_SEMICOLONS) ?? []
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

const BETWEEN_COMMAS = /(?:"[^"\r\n]*"|<[^<>\r\n]*>|[^,\r\n"<]+|["<])+/g
const BETWEEN_SEMICOLONS = /(?:"[^"\r\n]*"|<[^<>\r\n]*>|[^;\r\n"<]+|["<])+/g

/** What parts the columns of a file: the character that gives the most lines the same number of cells. */
export function separatorIn(text: string): string {
  const [, told] = DECLARED.exec(text) ?? []
  if (told) return told
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const [best] = SEPARATORS.map((separator) => ({ separator, lines: evenLines(sample, separator) })).sort(
    (one, other) => other.lines - one.lines,
  )
  return best?.separator ?? ','
}

/** A spreadsheet may say in the first line what parts its columns: `sep=;` */
export function withoutDeclaration(text: string): string {
  return text.replace(DECLARED, '')
}

const DECLARED = /^sep=([^\r\n])(?:\r\n|\r|\n)/i

function evenLines(sample: string, separator: string): number {
  const rows = rowsIn(sample, separator)
  const width = rows[0]?.length ?? 0
  return width > 1 ? rows.filter((row) => row.length === width).length : 0
}
