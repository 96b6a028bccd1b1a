import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Piece, wordDifference } from './word-difference.ts'

it('marks the words that were put right, and leaves the others', () => {
  expect(wordDifference('Wich city has the tower?', 'Which city has that tower?')).toEqual({
    before: [changed('Wich'), same(' city has '), changed('the'), same(' tower?')],
    after: [changed('Which'), same(' city has '), changed('that'), same(' tower?')],
  })
})

it('marks what is only in one of them', () => {
  expect(wordDifference('It is is iron', 'It is iron').after).toEqual([same('It is iron')])
  expect(wordDifference('', 'New')).toEqual({ before: [], after: [changed('New')] })
})

it('takes a letter with its accent as one', () => {
  const { after } = wordDifference('Ou est-il ?', 'Où est-il ?')
  expect(after).toEqual([changed('Où'), same(' est-il ?')])
})

it('takes a text of which almost nothing is left for another one', () => {
  const [before, after] = ['old '.repeat(1500), 'new. '.repeat(1500)]
  expect(wordDifference(before, after)).toEqual({ before: [changed(before)], after: [changed(after)] })
  expect(wordDifference('', after)).toEqual({ before: [], after: [changed(after)] })
})

it('loses nothing of either, and what both have is the same', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '.', '\n'), maxLength: 30 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const difference = wordDifference(before, after)
      expect(textOf(difference.before)).toBe(before)
      expect(textOf(difference.after)).toBe(after)
      const kept = (pieces: Piece[]) => textOf(pieces.filter(({ isChanged }) => !isChanged))
      expect(kept(difference.before)).toBe(kept(difference.after))
    }),
  )
})

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function same(text: string): Piece {
  return { text, isChanged: false }
}

function changed(text: string): Piece {
  return { text, isChanged: true }
}
