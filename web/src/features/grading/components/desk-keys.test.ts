import { expect, it } from 'vitest'
import { deskKey } from './desk-keys.ts'

const ALONE = { ctrlKey: false, metaKey: false, altKey: false }

it('goes up and down, and undoes', () => {
  expect(deskKey({ ...ALONE, key: 'ArrowUp' })).toBe(-1)
  expect(deskKey({ ...ALONE, key: 'ArrowDown' })).toBe(1)
  expect(deskKey({ ...ALONE, key: 'U' })).toBe('undo')
  expect(deskKey({ ...ALONE, key: '3' })).toBeUndefined()
})

it('leaves to the browser what is pressed with another key', () => {
  expect(deskKey({ ...ALONE, key: 'u', ctrlKey: true })).toBeUndefined()
  expect(deskKey({ ...ALONE, key: 'u', metaKey: true })).toBeUndefined()
  expect(deskKey({ ...ALONE, key: 'ArrowDown', altKey: true })).toBeUndefined()
})
