import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aStorage } from '../../../test/a-storage.ts'
import { beginningOf, waitingName } from './beginning.ts'
import { createLocalCopies, type LocalCopy } from './local-copies.ts'

const KEPT_AT = '2026-09-01T07:00:00.000Z'
const LATER = '2026-09-01T08:00:00.000Z'
const now = new Date('2026-09-01T09:00:00.000Z')
const NEW_ID = '7a1c2f3e-9b4d-4c5a-a6e7-1f2d3c4b5a69'
const NAME = 'quiz-copy:claire:a'
const fresh = { title: '' }
const written = { title: 'Fractions' }
const copy = { document: written, revision: 3, keptAt: KEPT_AT }
const quiz = { revision: 3, canEdit: true }

const noteSchema = z.object({ title: z.string() })
const copiesIn = (storage: Storage) => createLocalCopies({ kind: 'quiz', document: noteSchema, storage })
const keepCopy = (name: string, copy: LocalCopy<typeof fresh>, storage: Storage) =>
  copiesIn(storage).keep(name, copy)
const readCopy = (name: string, storage: Storage) => copiesIn(storage).read(name)
const isSame = (one: typeof fresh, other: typeof fresh) => one.title === other.title

const opened = (storage: Storage, of = quiz) =>
  beginningOf({ copies: copiesIn(storage), fresh, opened: of, name: NAME, leftovers: 'unused', isSame, now })

describe('a quiz that is opened', () => {
  it('begins with what was written here, where it is as it was', () => {
    const storage = aStorage()
    keepCopy(NAME, copy, storage)
    expect(opened(storage)).toMatchObject({
      document: written,
      notices: [{ kind: 'restored', keptAt: KEPT_AT, document: fresh }],
    })
    expect(readCopy(NAME, storage)).toEqual(copy)
  })

  it('begins with what was saved elsewhere since; what was written is offered until it is decided on', () => {
    const storage = aStorage()
    keepCopy(NAME, { ...copy, revision: 2 }, storage)
    const first = opened(storage)
    expect(first).toMatchObject({ document: fresh, notices: [{ kind: 'outdated', document: written }] })
    // It is out of the way of what is written from now on, and there again after a reload.
    expect(readCopy(NAME, storage)).toBeUndefined()
    expect(opened(storage)).toEqual(first)
  })

  it('offers all that was put aside, the newest first', () => {
    const storage = aStorage()
    keepCopy(waitingName(`${NAME}:mine`, KEPT_AT), copy, storage)
    keepCopy(waitingName(`${NAME}:mine`, LATER), { ...copy, keptAt: LATER }, storage)
    const { document, notices } = opened(storage)
    expect(document).toBe(fresh)
    expect(notices.map(({ kind, keptAt }) => [kind, keptAt])).toEqual([
      ['mine', LATER],
      ['mine', KEPT_AT],
    ])
  })

  it('says nothing of what has been saved after all, and forgets it', () => {
    const storage = aStorage()
    keepCopy(NAME, { ...copy, document: fresh, revision: 2 }, storage)
    keepCopy(waitingName(`${NAME}:mine`, KEPT_AT), { ...copy, document: fresh }, storage)
    expect(opened(storage)).toEqual({ document: fresh, notices: [] })
    expect(Object.keys(storage)).toEqual([])
  })

  it('is shown alone where nothing can be changed', () => {
    const storage = aStorage()
    keepCopy(NAME, { ...copy, revision: 2 }, storage)
    const frozen = { revision: 3, canEdit: false }
    expect(opened(storage, frozen)).toEqual({ document: fresh, notices: [] })
    expect(readCopy(NAME, storage)).toBeDefined()
  })
})

describe('a new quiz', () => {
  const BASE = 'quiz-copy:claire:personal:new'
  const begun = { ...copy, revision: null, newId: NEW_ID }
  const inTab = (tab: string, storage: Storage) =>
    beginningOf({
      copies: copiesIn(storage),
      fresh,
      opened: undefined,
      name: `${BASE}:${tab}`,
      leftovers: BASE,
      isSame,
      now,
    })

  it('goes on after a reload, with the id that it may have been sent by', () => {
    const storage = aStorage()
    keepCopy(`${BASE}:one`, begun, storage)
    const { document, newId, notices } = inTab('one', storage)
    expect(document).toEqual(written)
    expect(newId).toBe(NEW_ID)
    expect(notices.map(({ kind }) => kind)).toEqual(['restored'])
  })

  it('is offered what a tab that is gone has left, and takes nothing by itself', () => {
    const storage = aStorage()
    keepCopy(`${BASE}:one`, begun, storage)
    const { document, newId, notices } = inTab('two', storage)
    expect(document).toBe(fresh)
    expect(newId).toBeUndefined()
    expect(notices).toMatchObject([{ kind: 'leftover', name: `${BASE}:one`, newId: NEW_ID }])
  })

  it('leaves alone what is being written in another tab, until that has been silent for long', () => {
    const beat = (minutesAgo: number) => `another-page ${now.getTime() - minutesAgo * 60_000}`
    const storage = aStorage({ [`quiz-form-open:${BASE}:one`]: beat(1) })
    keepCopy(`${BASE}:one`, begun, storage)
    expect(inTab('two', storage).notices).toEqual([])
    storage.setItem(`quiz-form-open:${BASE}:one`, beat(2))
    expect(inTab('two', storage).notices).toHaveLength(1)
  })

  it('is not offered what belongs to somebody else, or to another workspace', () => {
    const storage = aStorage()
    keepCopy('quiz-copy:denis:personal:new:one', begun, storage)
    keepCopy('quiz-copy:claire:another:new:one', begun, storage)
    expect(inTab('two', storage).notices).toEqual([])
  })
})
