import { expect, it } from 'vitest'
import { seenWith, watchedOf } from './use-board.ts'

it('says nothing of one quiz about another: neither its refusal nor its lost connection', () => {
  const refused = seenWith(seenWith(undefined, 'first', { isLost: true }), 'first', { error: new Error() })
  expect(watchedOf(refused, 'first')).toMatchObject({ isLost: true, error: new Error() })

  expect(watchedOf(refused, 'second')).toEqual({ board: undefined, isLost: false, error: undefined })
  const other = seenWith(refused, 'second', { isLost: true })
  expect(watchedOf(other, 'second')).toMatchObject({ isLost: true, error: undefined })
})
