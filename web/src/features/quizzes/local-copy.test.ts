import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'
import { newDocument } from './document-edits.ts'
import { copyName, dropCopy, dropOldCopies, dropOwnCopy, keepCopy, readCopy } from './local-copy.ts'

const KEPT_AT = '2026-09-01T07:00:00.000Z'
const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris' })
const written = { ...fresh, title: 'Fractions' }
const copy = { document: written, revision: 3, keptAt: KEPT_AT }

/** As much of a browser's storage as is used; its names are its own properties, as in a browser. */
function aStorage(entries: Record<string, string> = {}): Storage {
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => {
      storage[name] = text
    },
    removeItem: (name: string) => {
      delete storage[name]
    },
  })
  return Object.assign(storage, entries)
}

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

describe('what the form begins with', () => {
  const quiz = { revision: 3, can: { edit: true } } as Parameters<typeof beginningOf>[0]['quiz']

  it('is what was written here, where the quiz is as it was', () => {
    expect(beginningOf({ fresh, quiz, copy, mine: undefined })).toEqual({
      document: written,
      notice: { kind: 'restored', keptAt: KEPT_AT, document: fresh },
    })
    const isNew = { fresh, quiz: undefined, copy: { ...copy, revision: null }, mine: undefined }
    expect(beginningOf(isNew).document).toBe(written)
  })

  it('is the quiz where it was saved elsewhere since; what was written is offered', () => {
    expect(beginningOf({ fresh, quiz, copy: { ...copy, revision: 2 }, mine: undefined })).toEqual({
      document: fresh,
      notice: { kind: 'outdated', keptAt: KEPT_AT, document: written },
    })
  })

  it('is the quiz, and what was put aside is offered', () => {
    const { document, notice } = beginningOf({ fresh, quiz, copy: undefined, mine: copy })
    expect(document).toBe(fresh)
    expect(notice?.kind).toBe('mine')
  })

  it('is the quiz alone where nothing differs, or nothing can be changed', () => {
    const same = { ...copy, document: fresh }
    expect(beginningOf({ fresh, quiz, copy: same, mine: same }).notice).toBeUndefined()
    const frozen = { revision: 3, can: { edit: false } } as typeof quiz
    expect(beginningOf({ fresh, quiz: frozen, copy, mine: copy })).toEqual({
      document: fresh,
      notice: undefined,
    })
  })
})
