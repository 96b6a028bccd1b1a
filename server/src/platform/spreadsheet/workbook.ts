import { strToU8, Zip, ZipDeflate } from 'fflate'
import { contentTypes, relations, STYLES, sheetOf, workbookOf } from './office-open-xml.ts'
import type { Table } from './table.ts'

/**
 * As an XLSX file, packed while its rows come: neither they nor the file are ever held as a whole. Written here, for
 * write-excel-file wants all rows at once.
 */
export async function* workbook(table: Table): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })

  for (const [path, text] of [...FIXED_PARTS, ['xl/workbook.xml', workbookOf(table.name)] as const]) {
    part(path).push(strToU8(text), true)
    yield* packed.splice(0)
  }
  const sheet = part('xl/worksheets/sheet1.xml')
  for await (const text of sheetOf(table)) {
    sheet.push(strToU8(text))
    yield* packed.splice(0)
  }
  sheet.push(new Uint8Array(), true)
  zip.end()
  yield* packed

  function part(path: string): ZipDeflate {
    const file = new ZipDeflate(path)
    zip.add(file)
    return file
  }
}

const FIXED_PARTS = [
  ['[Content_Types].xml', contentTypes],
  ['_rels/.rels', relations({ rId1: ['officeDocument', 'xl/workbook.xml'] })],
  [
    'xl/_rels/workbook.xml.rels',
    relations({ rId1: ['worksheet', 'worksheets/sheet1.xml'], rId2: ['styles', 'styles.xml'] }),
  ],
  ['xl/styles.xml', STYLES],
] as const
