import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rowsOfWorkbook } from './workbook.ts'

describe('a workbook', () => {
  it('is read as text, from the first sheet with an address', async () => {
    const bytes = aWorkbook({
      Notes: [['Nothing here']],
      People: [
        ['Name', 'E-mail', 'No.'],
        ['Ann Lee', 'ann@x.org', 7],
      ],
    })
    expect(await rowsOfWorkbook(bytes)).toEqual([
      ['Name', 'E-mail', 'No.'],
      ['Ann Lee', 'ann@x.org', '7'],
    ])
  })
  it('may be large', async () => {
    const people = Array.from({ length: 5000 }, (_, at) => [`Person ${at}`, `person-${at}@example.org`])
    expect(await rowsOfWorkbook(aWorkbook({ People: people }))).toHaveLength(5000)
  })
  it('is refused where it is none, or unfolds into too much', async () => {
    await expect(rowsOfWorkbook(strToU8('no workbook at all'))).rejects.toThrow()
    const huge = zipSync({ 'xl/workbook.xml': new Uint8Array(33 * 1024 * 1024) })
    expect(huge.length).toBeLessThan(100_000)
    await expect(rowsOfWorkbook(huge)).rejects.toThrow('too much')
  })
})

function aWorkbook(sheets: Record<string, (string | number)[][]>): Uint8Array {
  const names = Object.keys(sheets)
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="r${at + 1}" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])))
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'

function sheetXml(rows: (string | number)[][]): string {
  const cells = (row: (string | number)[], at: number) =>
    row
      .map((cell, column) => {
        const place = `${'ABCDE'[column]}${at + 1}`
        return typeof cell === 'number'
          ? `<c r="${place}"><v>${cell}</v></c>`
          : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
      })
      .join('')
  const lines = rows.map((row, at) => `<row r="${at + 1}">${cells(row, at)}</row>`).join('')
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines}</sheetData></worksheet>`
}
