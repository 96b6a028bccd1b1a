import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aStorage } from '../../../test/a-storage.ts'
import { createLocalCopies } from './local-copies.ts'

const KEPT_AT = '2026-09-01T07:00:00.000Z'
const NEW_ID = '7a1c2f3e-9b4d-4c5a-a6e7-1f2d3c4b5a69'
const written = { title: 'Fractions' }
const copy = { document: written, revision: 3, keptAt: KEPT_AT }

const noteSchema = z.object({ title: z.string() })
const copiesIn = (storage: Storage) => createLocalCopies({ kind: 'quiz', document: noteSchema, storage })

const FULL = {
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
} as unknown as Storage

describe('a copy in this browser', () => {
  it('is there again after it was kept', () => {
    const storage = aStorage()
    expect(copiesIn(storage).keep('mine', copy)).toBe(true)
    expect(copiesIn(storage).read('mine')).toEqual(copy)
    copiesIn(storage).drop('mine')
    expect(copiesIn(storage).read('mine')).toBeUndefined()
  })

  it('is not found by anybody else', () => {
    const storage = aStorage()
    copiesIn(storage).keep(copiesIn(storage).nameOf('claire', 'new'), copy)
    expect(copiesIn(storage).read(copiesIn(storage).nameOf('denis', 'new'))).toBeUndefined()
  })

  it('says so where there is no room for it', () => {
    expect(copiesIn(FULL).keep('mine', copy)).toBe(false)
  })

  it('is none where it can’t be understood', () => {
    const odd = JSON.stringify({ ...copy, document: { title: 3 }, writer: 'x' })
    const storage = aStorage({ broken: '{', old: '{"version":0}', odd })
    for (const name of ['broken', 'old', 'odd', 'missing'])
      expect(copiesIn(storage).read(name)).toBeUndefined()
  })

  it('of another tab is left alone', () => {
    const theirs = JSON.stringify({ ...copy, writer: 'another tab' })
    const storage = aStorage({ theirs })
    copiesIn(storage).dropOwn('theirs')
    expect(copiesIn(storage).read('theirs')).toEqual(copy)

    copiesIn(storage).keep('own', copy)
    copiesIn(storage).dropOwn('own')
    expect(copiesIn(storage).read('own')).toBeUndefined()
  })

  it('moves to another name as it is', () => {
    const storage = aStorage()
    copiesIn(storage).keep('here', { ...copy, newId: NEW_ID })
    expect(copiesIn(storage).move('here', 'there')).toBe(true)
    expect(copiesIn(storage).read('here')).toBeUndefined()
    expect(copiesIn(storage).read('there')).toEqual({ ...copy, newId: NEW_ID })
    expect(copiesIn(storage).move('nowhere', 'there')).toBe(false)
  })

  it('is dropped after a month, and what is not ours stays', () => {
    const storage = aStorage({ other: 'x' })
    const name = copiesIn(storage).nameOf('claire', 'new')
    copiesIn(storage).keep(name, copy)
    copiesIn(storage).dropOld(new Date('2026-09-30T07:00:00.000Z'))
    expect(copiesIn(storage).read(name)).toEqual(copy)
    copiesIn(storage).dropOld(new Date('2026-10-02T07:00:00.000Z'))
    expect(Object.keys(storage)).toEqual(['other'])
  })
})
