import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapsFor, placeOfGap, withGapAt, withGapBack, withoutGap } from './markers.ts'

describe('a gap that is added', () => {
  it('stands where the cursor is, or at the end', () => {
    expect(withGapAt('In of', 1, { start: 3, end: 3 })).toEqual({ text: 'In [[1]]of', answer: '' })
    expect(withGapAt('It fell in', 2)).toEqual({ text: 'It fell in [[2]]', answer: '' })
  })

  it('takes the place of the selected word, which belongs in it', () => {
    const text = 'It fell in **July** 1789.'
    const selected = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })
    expect(withGapAt(text, 1, selected('July'))).toEqual({
      text: 'It fell in **[[1]]** 1789.',
      answer: 'July',
    })
    expect(withGapAt(text, 1, selected(' **July** '))).toEqual({
      text: 'It fell in [[1]] 1789.',
      answer: 'July',
    })
  })

  it('swallows no other gap, and no lines', () => {
    const text = 'One [[1]] two\nthree'
    const all = { start: 0, end: text.length }
    expect(withGapAt(text, 2, all)).toEqual({ text: `${text} [[2]]`, answer: '' })
    expect(withGapAt('a\nb', 1, { start: 0, end: 3 })).toEqual({ text: 'a\nb [[1]]', answer: '' })
  })
})

it('is put back where it stood, whichever it was', () => {
  const text = fc
    .shuffledSubarray([1, 2, 3], { minLength: 3 })
    .map((numbers) => `So ${numbers.map((number) => `[[${number}]]`).join(' and ')}.`)
  fc.assert(
    fc.property(text, fc.nat(2), (before, gone) => {
      const without = withoutGap(before, gone)
      expect(without).not.toContain('[[3]]')
      expect(withGapBack(without, gone, placeOfGap(before, gone))).toBe(before)
    }),
  )
})

it('finds its place among those with two digits', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `[[${12 - index}]]`).join(' ')
  for (const gone of [0, 5, 9, 11])
    expect(withGapBack(withoutGap(twelve, gone), gone, placeOfGap(twelve, gone))).toBe(twelve)
})

describe('while the text is typed', () => {
  const rules = {
    isUntouched: (gap: string) => gap === 'new',
    next: (number: number) => (number === 9 ? 'nine' : 'new'),
    max: 3,
  }

  it('there is a gap for each next marker', () => {
    expect(gapsFor('[[1]]', [], rules)).toEqual(['new'])
    expect(gapsFor('[[1]] [[2]] [[3]] [[4]]', ['one'], rules)).toEqual(['one', 'new', 'new'])
    expect(gapsFor('[[3]]', ['one'], rules)).toEqual(['one'])
  })

  it('the last goes with its marker, where nothing was done with it', () => {
    expect(gapsFor('[[1]]', ['one', 'new'], rules)).toEqual(['one'])
    expect(gapsFor('[[1]]', ['one', 'two'], rules)).toEqual(['one', 'two'])
    expect(gapsFor('[[2]]', ['new', 'two'], rules)).toEqual(['new', 'two'])
  })

  it('nothing changes otherwise', () => {
    const gaps = ['one', 'two']
    expect(gapsFor('[[1]] [[2]]', gaps, rules)).toBe(gaps)
  })
})
