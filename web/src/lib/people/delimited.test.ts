import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsIn, separatorIn, withoutDeclaration } from './delimited.ts'

describe('the cells of a text', () => {
  it('are parted by the separator and by every kind of line end', () => {
    expect(rowsIn('a;b\r\nc;d\re;f\ng;', ';')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', ''],
    ])
  })
  it('may be quoted, with separators, lines and quotes inside', () => {
    expect(rowsIn('"Lee, Ann","two\nlines","say ""hi"""\r\nx, "y" ,z', ',')).toEqual([
      ['Lee, Ann', 'two\nlines', 'say "hi"'],
      ['x', '"y"', 'z'],
    ])
  })
  it('keep a quote that is not closed', () => {
    expect(rowsIn('"a\tb\n5" pipe\tc', '\t')).toEqual([
      ['"a', 'b'],
      ['5" pipe', 'c'],
    ])
  })
  it('may be empty; an empty line is none', () => {
    expect(rowsIn('a\t\t"b"\n\n\t\t\n\tc', '\t')).toEqual([
      ['a', '', 'b'],
      ['', 'c'],
    ])
    expect(rowsIn('', ',')).toEqual([])
  })

  const cell = fc.string({ unit: fc.constantFrom(...'ab",;\n\té '), minLength: 1, maxLength: 6 })
  it('come back as they were written, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (table) => {
        const filled = table.filter((row) => row.some((text) => text.trim()))
        const text = filled.map((row) => row.map(quoted).join(',')).join('\r\n')
        expect(rowsIn(text, ',')).toEqual(filled.map((row) => row.map((written) => written.trim())))
      }),
    )
  })
})

describe('the separator', () => {
  it.each([
    ['Nom;Prénom;Courriel\nDupont;Anne, Marie;a@x.fr', ';'],
    ['Name,Email\n"Lee; Ann",a@x.org', ','],
    ['Name\tEmail\nLee, Ann\ta@x.org', '\t'],
    ['sep=;\na,b;c', ';'],
    ['a@x.org\nb@x.org', '\t'],
  ])('of %j is %j', (text, separator) => {
    expect(separatorIn(text)).toBe(separator)
  })
  it('may be told in a line that is no row', () => {
    expect(withoutDeclaration('sep=;\r\na;b')).toBe('a;b')
  })
})

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
