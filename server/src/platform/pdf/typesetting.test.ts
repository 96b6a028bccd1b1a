import { describe, expect, it } from 'vitest'
import { type Typeface, typeset } from './typesetting.ts'

/** Every character is as wide as another; emoji and Chinese characters are not drawn. */
const face: Typeface = {
  widthOf: (text) => text.length,
  hasGlyph: (point) => point < 0x2e80,
}

const lines = (text: string, width = 100) => typeset(text, width, face)

describe('the lines of a text on paper', () => {
  it('hold as many words as there is room for, without the space between two of them', () => {
    expect(lines('one two three', 7)).toEqual([['one two'], ['three']])
    expect(lines('one\ntwo\r\nthree')).toEqual([['one'], ['two'], ['three']])
  })

  it('are cut within a word that is wider than a line', () => {
    expect(lines('to abcdefgh', 5)).toEqual([['to'], ['abcde'], ['fgh']])
  })

  it('end after a hyphen, never at a space that must not break', () => {
    expect(lines('well-known', 6)).toEqual([['well-'], ['known']])
    expect(lines('so 50\u00a0%', 5)).toEqual([['so'], ['50\u00a0%']])
  })
})

describe('text from right to left', () => {
  it('is one run, words and all, for whoever draws it turns it round', () => {
    expect(lines('שלום עולם')).toEqual([['שלום עולם']])
  })

  it('stands right of the Latin letters and figures that come after it', () => {
    expect(lines('מבחן 2026 ABC')).toEqual([['ABC', ' ', '2026', 'מבחן ']])
    expect(lines('מבחן 12 חלק')).toEqual([[' חלק', '12', 'מבחן ']])
  })

  it('within a sentence from left to right keeps its place there', () => {
    expect(lines('Mrs שלום עולם says')).toEqual([['Mrs ', 'שלום עולם', ' says']])
  })

  it('has its brackets turned towards what they enclose', () => {
    expect(lines('(שלום)')).toEqual([[')שלום(']])
  })

  it('has its last sign at the left, also where that stands alone', () => {
    expect(lines('שלום ABC?!')).toEqual([['!?', 'ABC', 'שלום ']])
  })

  it('goes on below with the words that are read next', () => {
    expect(lines('שלום עולם', 5)).toEqual([['שלום'], ['עולם']])
  })
})

describe('what the typeface lacks', () => {
  it('is a box, one for each character that is seen', () => {
    expect(lines('Zoé 👩‍🏫 🏳️‍🌈 王')).toEqual([['Zoé □ □ □']])
  })

  it('is no box where nothing would be drawn anyway', () => {
    expect(lines('a\u200eb\u2764\ufe0f')).toEqual([['ab\u2764']])
  })
})
