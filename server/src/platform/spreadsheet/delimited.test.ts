import { Readable } from 'node:stream'
import papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { delimited } from './delimited.ts'
import type { Cell } from './table.ts'

describe('a table as CSV', () => {
  it('begins with what tells spreadsheets that it is UTF-8, and has its headings first', async () => {
    expect(await written([['Zoé', 87.5]])).toBe('\ufeffName,Score\r\nZoé,87.5\r\n')
  })

  it('has the separator and the decimal mark that French spreadsheets expect', async () => {
    expect(await written([['Zoé', 87.5]], 'fr')).toBe('\ufeffName;Score\r\nZoé;"87,5"\r\n')
  })

  it('quotes what would end a cell or a line, and what a reader might trim', async () => {
    const cells = ['Durand, Zoé', 'a;b', 'say "yes"', 'two\r\nlines', ' space', 'plain text', '']
    expect(await line(cells)).toBe('"Durand, Zoé","a;b","say ""yes""","two\r\nlines"," space",plain text,')
  })

  it.each(['=1+1', '+33 1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x","y")'])(
    'makes no formula of %j',
    async (text) => {
      expect((await line([text])).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it.each(['en', 'fr'] as const)('is read by other programs as it was written: %s', async (locale) => {
    const texts = [
      'Durand, Zoé; fille',
      'say "yes", "no"',
      '"',
      'two\r\nlines\nor three',
      ' spaces ',
      'emoji 👩‍🏫 🏳️‍🌈',
      'مرحبا، "بالعالم"',
      'שלום\u200f (עולם)',
      "'quoted'",
      '007',
    ]
    const formulas = ['=1+1', '+33 1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")']
    const { data, errors, meta } = papa.parse<string[]>(await written([texts, formulas], locale))

    expect(errors).toEqual([])
    expect(meta.delimiter).toBe(locale === 'fr' ? ';' : ',')
    // A name of its own begins the file, not the mark before it.
    expect(data[0]).toEqual(['Name', 'Score'])
    expect(data[1]).toEqual(texts)
    expect(data[2]).toEqual(formulas.map((formula) => `'${formula}`))
  })

  it('leaves numbers below zero what they are', async () => {
    expect(await line([-1.5, 0, null])).toBe('-1.5,0,')
  })

  it('shows what clocks showed in the time zone, before and after they were changed', async () => {
    const cells = ['2026-01-15T23:30:00Z', '2026-07-15T22:00:00Z'].map((instant) => new Date(instant))
    expect(await line(cells)).toBe('2026-01-16 00:30,2026-07-16 00:00')
  })

  it('asks for a page only once the one before is taken', async () => {
    let asked = 0
    const pages = (async function* () {
      for (; asked < 10; ) yield [[++asked]]
    })()
    const table = { name: '', columns: [{ heading: 'A', width: 1 }], pages, timeZone: 'UTC' }

    const lines = delimited(table, 'en')
    await lines.next()
    expect(asked).toBe(0)
    await lines.next()
    await lines.next()
    expect(asked).toBe(2)
  })
})

async function written(rows: Cell[][], locale: 'en' | 'fr' = 'en'): Promise<string> {
  const columns = ['Name', 'Score'].map((heading) => ({ heading, width: 10 }))
  const pages = (async function* () {
    yield rows
  })()
  const pieces = await Readable.from(
    delimited({ name: 'A', columns, pages, timeZone: 'Europe/Paris' }, locale),
  ).toArray()
  return pieces.join('')
}

async function line(cells: Cell[]): Promise<string> {
  return (await written([cells])).slice('\ufeffName,Score\r\n'.length, -2)
}
