import { DAY } from '../clock.ts'
import { escapedXml } from '../xml/markup.ts'
import type { Cell, Table } from './table.ts'
import { wallClockIn } from './wall-clock.ts'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const OFFICE_RELATIONS = `${FORMATS}/officeDocument/2006/relationships`
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles of `STYLES`, by their place there. */
const HEADING = 1
const INSTANT = 2
/** What a cell can hold. */
const TEXT_MAX = 32_767

/** One sheet, piece by piece: its headings stay in view, dates are dates, texts can't be formulas. */
export async function* sheetOf({ above = [], columns, pages, timeZone }: Table): AsyncGenerator<string> {
  const wallClock = wallClockIn(timeZone)
  const widths = columns.map(({ width }, index) => {
    const position = index + 1
    return `<col min="${position}" max="${position}" width="${width}" customWidth="1"/>`
  })
  const letters = columns.map((_, index) => letterOf(index))
  let height = 0

  yield `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${above.length + 1}" topLeftCell="A${above.length + 2}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield above.map((cells) => row(cells.map(written))).join('')
  yield row(columns.map(({ heading }) => textCell(heading, HEADING)))
  for await (const rows of pages) yield rows.map((cells) => row(cells.map(written))).join('')
  yield '</sheetData></worksheet>'

  /** Each cell says where it stands: not every program counts by itself. */
  function row(contents: (string | undefined)[]): string {
    height += 1
    const cells = contents.map(
      (content, index) => content && `<c r="${letters[index]}${height}"${content}</c>`,
    )
    return `<row r="${height}">${cells.join('')}</row>`
  }

  function written(cell: Cell): string | undefined {
    if (cell === null || cell === '') return undefined
    if (typeof cell === 'number') return `><v>${cell}</v>`
    if (cell instanceof Date) return ` s="${INSTANT}"><v>${daysSince1900(wallClock(cell))}</v>`
    return textCell(cell)
  }
}

export function workbookOf(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${escapedXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${PROLOGUE}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`
}

export const STYLES = `${PROLOGUE}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

export function contentTypes(sheetPaths: readonly string[]): string {
  const sheets = sheetPaths.map(
    (path) => `<Override PartName="/xl/${path}" ContentType="${MEDIA}.worksheet+xml"/>`,
  )
  return `${PROLOGUE}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/>${sheets.join('')}<Override PartName="/xl/styles.xml" ContentType="${MEDIA}.styles+xml"/></Types>`
}

/** What a part of the file leads to. */
export function relations(targets: Record<string, [type: string, target: string]>): string {
  const all = Object.entries(targets).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${OFFICE_RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `${PROLOGUE}<Relationships xmlns="${FORMATS}/package/2006/relationships">${all.join('')}</Relationships>`
}

function textCell(text: string, style = 0): string {
  return ` s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(text.slice(0, TEXT_MAX))}</t></is>`
}

/** A to Z, then AA and so on. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

/** A spreadsheet's day 1 is the first of 1900, and it believes in a 29 February of that year. */
function daysSince1900(wallClock: Date): number {
  const days = wallClock.getTime() / DAY + 25_569
  // Up by less than a millisecond: what is cut off when it is read must not turn 20:00 into 19:59.
  return Math.ceil(days * 1e9) / 1e9
}
