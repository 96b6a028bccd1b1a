import { plainLetters } from '@probant/contract/accents'
import { COLUMN_NAMES } from '@probant/contract/exchange/column-names'
import { COLUMNS, type Column, type Columns } from '@probant/contract/exchange/import'
import { LOCALES } from '@probant/contract/locales'
import { OTHER_HEADINGS } from './other-headings.ts'

/** Which column is which, by what stands above it: our own words in either language, or those of others. */
export function guessedColumns(headings: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [index, heading] of headings.entries()) {
    const column = KNOWN.get(plain(heading))
    if (column && columns[column] === undefined) columns[column] = index
  }
  return columns
}

const KNOWN = new Map<string, Column>(
  [
    ...LOCALES.flatMap((locale) => COLUMNS.map((column) => [COLUMN_NAMES[locale][column], column] as const)),
    ...COLUMNS.flatMap((column) => (OTHER_HEADINGS[column] ?? []).map((word) => [word, column] as const)),
  ]
    // Our own words come first, and stay.
    .reverse()
    .map(([word, column]) => [plain(word), column]),
)

/** Without accents, and without what may stand between words: `answer_1` and `Answer 1` are the same. */
function plain(heading: string): string {
  return plainLetters(heading).replace(/[^\p{L}\p{N}]+/gu, '')
}
