import { expect, it } from 'vitest'
import { uncountedIn } from './uncounted.ts'

it('tells which questions were dropped or given to everybody, once each, and not what was undone', () => {
  const at = '2026-11-19T09:00:00.000Z'
  expect(
    uncountedIn([
      { kind: 'give', number: 12, undoneAt: null },
      { kind: 'drop', number: 3, undoneAt: null },
      { kind: 'drop', number: 5, undoneAt: at },
      { kind: 'key', number: 4, undoneAt: null },
      { kind: 'drop', number: 12, undoneAt: null },
    ]),
  ).toEqual([3, 12])
})
