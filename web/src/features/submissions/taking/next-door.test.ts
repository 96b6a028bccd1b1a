import type { Lobby } from '@probant/contract/participants/entering'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStorage } from '../../../../test/a-storage.ts'
import { isAtDoor, rememberDoor } from './next-door.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the door of another attempt', () => {
  it('is come back to by a reload, until that attempt was begun', () => {
    expect(isAtDoor(before(2), 'emma')).toBe(false)
    rememberDoor(before(2), 'emma')
    expect(isAtDoor(before(2), 'emma')).toBe(true)
    expect(isAtDoor(before(3), 'emma')).toBe(false)
    expect(isAtDoor(before(null), 'emma')).toBe(false)
  })

  it('is that of one quiz and one person', () => {
    rememberDoor(before(2), 'emma')
    expect(isAtDoor(before(2), 'noe')).toBe(false)
    expect(isAtDoor({ ...before(2), quizId: 'another' }, 'emma')).toBe(false)
  })

  it('is not where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    rememberDoor(before(2), 'emma')
    expect(isAtDoor(before(2), 'emma')).toBe(false)
  })
})

function before(number: number | null): Lobby {
  const next = number === null ? null : { number, at: null }
  return { quizId: 'quiz', attempts: { next } } as Lobby
}
