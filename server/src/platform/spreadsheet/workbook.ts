import { strToU8, Zip, ZipDeflate } from 'fflate'
import { contentTypes, relations, STYLES, sheetOf, workbookOf } from './office-open-xml.ts'
import type { Table } from './table.ts'

/**
 * As an XLSX file with a sheet for each table, packed while their rows come: neither they nor the file are ever held as
 * a whole. Written here, for write-excel-file wants all rows at once.
 */
export async function* workbook(tables: readonly Table[]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })

  for (const [path, text] of partsAround(tables)) {
    part(path).push(strToU8(text), true)
    yield* packed.splice(0)
  }
  for (const [index, table] of tables.entries()) {
    const sheet = part(`xl/${pathOf(index)}`)
    for await (const text of sheetOf(table)) {
      sheet.push(strToU8(text))
      yield* packed.splice(0)
    }
    sheet.push(new Uint8Array(), true)
  }
  zip.end()
  yield* packed

  function part(path: string): ZipDeflate {
    const file = new ZipDeflate(path)
    zip.add(file)
    return file
  }
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
