import { describe, expect, it } from 'vitest'
import { type Face, typeset } from './typesetting.ts'

/** Every character is as wide as another; emoji and Chinese characters are not drawn. */
const face: Face = {
  widthOf: (text) => text.length,
  hasGlyph: (point) => point < 0x2e80,
}

const lines = (text: string, width = 100) =>
  typeset(text, width, [face]).map((runs) => runs.map(({ text }) => text))

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

describe('several faces', () => {
  /** The first has the letters of English, the second all but emoji and Chinese characters, twice as wide. */
  const latin: Face = { widthOf: (text) => text.length, hasGlyph: (point) => point < 0x80 }
  const others: Face = { widthOf: (text) => 2 * text.length, hasGlyph: face.hasGlyph }
  const drawn = (text: string, width = 100) =>
    typeset(text, width, [latin, others]).map((runs) => runs.map(({ text, face }) => [face, text]))

  it('take turns: the first that has a letter draws it', () => {
    expect(drawn('Lodz Łódź')).toEqual([
      [
        [0, 'Lodz '],
        [1, 'Łó'],
        [0, 'd'],
        [1, 'ź'],
      ],
    ])
  })

  it('leave the spaces within a script to the face that draws it', () => {
    expect(drawn('שלום עולם')).toEqual([[[1, 'שלום עולם']]])
    expect(drawn('Mrs שלום עולם says')).toEqual([
      [
        [0, 'Mrs '],
        [1, 'שלום עולם'],
        [1, ' '],
        [0, 'says'],
      ],
    ])
  })

  it('are each as wide as they are', () => {
    expect(drawn('ab éé', 6)).toEqual([[[0, 'ab']], [[1, 'éé']]])
    expect(drawn('ab éé', 7)).toEqual([
      [
        [0, 'ab '],
        [1, 'éé'],
      ],
    ])
  })

  it('have a box where none of them has a glyph', () => {
    expect(drawn('a 王')).toEqual([
      [
        [0, 'a '],
        [1, '□'],
      ],
    ])
  })
})
