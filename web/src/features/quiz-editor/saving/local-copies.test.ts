import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aStorage } from '../../../../test/a-storage.ts'
import { newDocument } from '../document/document.ts'
import {
  copyName,
  dropCopy,
  dropOldCopies,
  dropOwnCopy,
  keepCopy,
  moveCopy,
  readCopy,
} from './local-copies.ts'

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
const copy = {
  document: { ...fresh, title: 'Fractions' },
  revision: 3,
  keptAt: '2026-09-01T07:00:00.000Z',
  newId: '7a1c2f3e-9b4d-4c5a-a6e7-1f2d3c4b5a69',
}
const put = (name: string, what: object) => localStorage.setItem(name, JSON.stringify(what))

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => void vi.unstubAllGlobals())

it('is there again after it was kept', () => {
  expect(keepCopy('mine', copy)).toBe(true)
  expect(readCopy('mine')).toMatchObject(copy)
  dropCopy('mine')
  expect(readCopy('mine')).toBeUndefined()
})

it('is not found by anybody else', () => {
  keepCopy(copyName('claire', 'new'), copy)
  expect(readCopy(copyName('denis', 'new'))).toBeUndefined()
})

it('says so where there is no room for it', () => {
  withoutRoom()
  expect(keepCopy('mine', copy)).toBe(false)
})

it('is none where it can’t be understood', () => {
  const first = { kind: 'question', key: 'a', points: 1 }
  localStorage.setItem('broken', '{')
  put('old', { version: 0 })
  put('untitled', { ...copy, document: { ...fresh, title: 3 }, writer: 'x' })
  put('headless', { ...copy, document: { ...fresh, blocks: [first] }, writer: 'x' })
  for (const name of ['broken', 'old', 'untitled', 'headless', 'missing'])
    expect(readCopy(name), name).toBeUndefined()
})

it('of another tab is left alone', () => {
  put('theirs', { ...copy, writer: 'another tab' })
  dropOwnCopy('theirs')
  expect(readCopy('theirs')).toMatchObject(copy)

  keepCopy('own', copy)
  dropOwnCopy('own')
  expect(readCopy('own')).toBeUndefined()
})

it('moves to another name as it is, and stays where there is no room for that', () => {
  keepCopy('here', copy)
  moveCopy('here', 'there')
  expect(readCopy('here')).toBeUndefined()
  expect(readCopy('there')).toMatchObject(copy)
  moveCopy('nowhere', 'there')
  expect(readCopy('there')).toMatchObject(copy)

  withoutRoom('a longer name')
  moveCopy('there', 'a longer name')
  expect(readCopy('there')).toMatchObject(copy)
})

it('is dropped after a month, and what is not ours stays', () => {
  localStorage.setItem('other', 'x')
  const name = copyName('claire', 'new')
  keepCopy(name, copy)
  dropOldCopies(new Date('2026-09-30T07:00:00.000Z'))
  expect(readCopy(name)).toMatchObject(copy)
  dropOldCopies(new Date('2026-10-02T07:00:00.000Z'))
  expect(Object.keys(localStorage)).toEqual(['other'])
})

/** For that name, or for any. */
function withoutRoom(full?: string): void {
  const { setItem } = localStorage
  vi.spyOn(localStorage, 'setItem').mockImplementation((name, text) => {
    if (!full || name === full) throw new DOMException('full', 'QuotaExceededError')
    setItem(name, text)
  })
}
