import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Cell } from './table.ts'
import { workbook } from './workbook.ts'

describe('a table as an XLSX file', () => {
  it('is read back as it was: texts, numbers, and dates as clocks showed them', async () => {
    const texts = [
      'Zoé & <Co>',
      ...['=1+1', '+33 1', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")'],
      ...['a, "b"; c', ' spaces ', 'two\nlines', '007'],
      ...['emoji 👩‍🏫 🏳️‍🌈', 'مرحبا، "بالعالم"', 'שלום\u200f (עולם)'],
    ]
    const [sheet] = await readWorkbook(
      await written([texts, [87.5, -1, 0, null, '', new Date('2026-07-15T22:05:00Z')]], texts.length),
    )

    expect(sheet?.sheet).toBe('People & more')
    const [headings, first, second] = sheet?.data ?? []
    expect(headings?.slice(0, 6)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    // The reader trims; what stands in the file has the spaces.
    expect(first).toEqual(texts.map((text) => text.trim()))
    expect(second?.slice(0, 6)).toEqual([87.5, -1, 0, null, null, new Date('2026-07-16T00:05:00Z')])
  })

  it('keeps its bold headings in view, with columns as wide as what stands in them', async () => {
    const { sheet, styles } = await parts([['one']])
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="2" max="2" width="12" customWidth="1"/>')
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">A</t></is></c>')
    expect(styles).toContain('<b/>')
  })

  it('has no formula in it, and nothing that XML can’t hold', async () => {
    const { sheet } = await parts([['=1+1', 'bell\u0007', 'half \ud800', 'no\ufffe']])
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('>bell<')
    expect(sheet).toContain('>half \ufffd<')
    expect(sheet).toContain('>no<')
  })

  it('names the columns after Z', async () => {
    const { sheet } = await parts([Array.from({ length: 28 }, (_, index) => index)], 28)
    expect(sheet).toContain('<c r="Z2"><v>25</v></c><c r="AA2"><v>26</v></c><c r="AB2"><v>27</v></c>')
  })

  it('is packed while its rows come', async () => {
    let asked = 0
    const pages = (async function* () {
      while (asked < 20) {
        asked += 1
        yield Array.from({ length: 1000 }, () => [crypto.randomUUID(), crypto.randomUUID()])
      }
    })()
    let seen = 0
    for await (const chunk of workbook([tableOf(pages, 2)])) {
      seen += chunk.length
      // One page is about 40 kB of what can't be packed: never are more than a few of them held back.
      expect(asked * 40_000 - seen).toBeLessThan(400_000)
    }
    expect(asked).toBe(20)
  })
})

function tableOf(pages: AsyncIterable<Cell[][]>, width = 6) {
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: String.fromCharCode(65 + index),
    width: 12,
  }))
  return { name: 'People & more', columns, pages, timeZone: 'Europe/Paris' }
}

async function written(rows: Cell[][], width?: number): Promise<Buffer> {
  const pages = (async function* () {
    yield rows
  })()
  return Buffer.concat(await Readable.from(workbook([tableOf(pages, width)])).toArray())
}

async function parts(rows: Cell[][], width?: number) {
  const files = unzipSync(await written(rows, width))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  return { sheet: text('xl/worksheets/sheet1.xml'), styles: text('xl/styles.xml') }
}
