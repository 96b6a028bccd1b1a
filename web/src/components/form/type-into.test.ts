import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differenceOf } from './type-into.ts'

it('types no more than what is new', () => {
  expect(differenceOf('a bold b', 'a **bold** b')).toEqual({ start: 2, end: 6, typed: '**bold**' })
  expect(differenceOf('one', 'one two')).toEqual({ start: 3, end: 3, typed: ' two' })
  expect(differenceOf('**a**', 'a')).toEqual({ start: 0, end: 5, typed: 'a' })
  expect(differenceOf('aa', 'a')).toEqual({ start: 1, end: 2, typed: '' })
  expect(differenceOf('same', 'same')).toEqual({ start: 4, end: 4, typed: '' })
})

it('makes one text of any other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end, typed } = differenceOf(before, after)
      expect(before.slice(0, start) + typed + before.slice(end)).toBe(after)
    }),
  )
})
