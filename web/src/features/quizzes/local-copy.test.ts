import { describe, expect, it } from 'vitest'
import { newDocument } from './editing/document.ts'
import { copyName, dropCopy, dropOldCopies, dropOwnCopy, keepCopy, moveCopy, readCopy } from './local-copy.ts'
import { aStorage } from './storage-for-tests.ts'

const KEPT_AT = '2026-09-01T07:00:00.000Z'
const NEW_ID = '7a1c2f3e-9b4d-4c5a-a6e7-1f2d3c4b5a69'
const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris' })
const written = { ...fresh, title: 'Fractions' }
const copy = { document: written, revision: 3, keptAt: KEPT_AT }

const FULL = {
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
} as unknown as Storage

describe('a copy in this browser', () => {
  it('is there again after it was kept', () => {
    const storage = aStorage()
    expect(keepCopy('mine', copy, storage)).toBe(true)
    expect(readCopy('mine', storage)).toEqual(copy)
    dropCopy('mine', storage)
    expect(readCopy('mine', storage)).toBeUndefined()
  })

  it('is not found by anybody else', () => {
    const storage = aStorage()
    keepCopy(copyName('claire', 'new'), copy, storage)
    expect(readCopy(copyName('denis', 'new'), storage)).toBeUndefined()
  })

  it('says so where there is no room for it', () => {
    expect(keepCopy('mine', copy, FULL)).toBe(false)
  })

  it('is none where it can’t be understood', () => {
    const first = { kind: 'question', key: 'a', points: 1 }
    const odd = JSON.stringify({ ...copy, document: { ...written, blocks: [first] }, writer: 'x' })
    const storage = aStorage({ broken: '{', old: '{"version":0}', odd })
    for (const name of ['broken', 'old', 'odd', 'missing']) expect(readCopy(name, storage)).toBeUndefined()
  })

  it('of another tab is left alone', () => {
    const theirs = JSON.stringify({ ...copy, writer: 'another tab' })
    const storage = aStorage({ theirs })
    dropOwnCopy('theirs', storage)
    expect(readCopy('theirs', storage)).toEqual(copy)

    keepCopy('own', copy, storage)
    dropOwnCopy('own', storage)
    expect(readCopy('own', storage)).toBeUndefined()
  })

  it('moves to another name as it is', () => {
    const storage = aStorage()
    keepCopy('here', { ...copy, newId: NEW_ID }, storage)
    expect(moveCopy('here', 'there', storage)).toBe(true)
    expect(readCopy('here', storage)).toBeUndefined()
    expect(readCopy('there', storage)).toEqual({ ...copy, newId: NEW_ID })
    expect(moveCopy('nowhere', 'there', storage)).toBe(false)
  })

  it('is dropped after a month, and what is not ours stays', () => {
    const name = copyName('claire', 'new')
    const storage = aStorage({ other: 'x' })
    keepCopy(name, copy, storage)
    dropOldCopies(new Date('2026-09-30T07:00:00.000Z'), storage)
    expect(readCopy(name, storage)).toEqual(copy)
    dropOldCopies(new Date('2026-10-02T07:00:00.000Z'), storage)
    expect(Object.keys(storage)).toEqual(['other'])
  })
})
