import type { Counted, Figure } from './figure.ts'
import { linesOf } from './production-files.ts'

export function styleSheets(files: readonly Counted[]): Figure[] {
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  const lines = sheets.reduce((sum, sheet) => sum + linesOf(sheet), 0)
  return [
    { name: 'lines of CSS', count: lines, atMost: 8_000 },
    { name: 'CSS files', count: sheets.length },
  ]
}
