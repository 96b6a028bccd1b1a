import { pack } from '../archive/pack.ts'
import { contentTypes, relations, STYLES, sheetOf, workbookOf } from './office-open-xml.ts'
import type { Table } from './table.ts'

/**
 * As an XLSX file with a sheet for each table, packed while their rows come: neither they nor the file are ever held as
 * a whole. Written here, for write-excel-file wants all rows at once.
 */
export function workbook(tables: readonly Table[]): AsyncGenerator<Uint8Array> {
  const around = partsAround(tables).map(([path, content]) => ({ path, content }))
  const sheets = tables.map((table, index) => ({ path: `xl/${pathOf(index)}`, content: sheetOf(table) }))
  return pack([...around, ...sheets])
}

/** What else is in the file, besides the sheets. */
function partsAround(tables: readonly Table[]): [path: string, text: string][] {
  const paths = tables.map((_, index) => pathOf(index))
  const sheets = paths.map((path, index): [string, [string, string]] => [
    `rId${index + 1}`,
    ['worksheet', path],
  ])
  return [
    ['[Content_Types].xml', contentTypes(paths)],
    ['_rels/.rels', relations({ rId1: ['officeDocument', 'xl/workbook.xml'] })],
    [
      'xl/_rels/workbook.xml.rels',
      relations({ ...Object.fromEntries(sheets), [`rId${paths.length + 1}`]: ['styles', 'styles.xml'] }),
    ],
    ['xl/styles.xml', STYLES],
    ['xl/workbook.xml', workbookOf(tables.map(({ name }) => name))],
  ]
}

function pathOf(index: number): string {
  return `worksheets/sheet${index + 1}.xml`
}
