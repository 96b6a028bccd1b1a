import type { Quiz } from '@probant/contract/quizzes/quiz'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStorage } from '../../../../test/a-storage.ts'
import { newDocument } from '../document/document.ts'
import { beginningOf, waitingName } from './beginning.ts'
import { keepCopy, readCopy } from './local-copies.ts'

const KEPT_AT = '2026-09-01T07:00:00.000Z'
const LATER = '2026-09-01T08:00:00.000Z'
const now = new Date('2026-09-01T09:00:00.000Z')
const NEW_ID = '7a1c2f3e-9b4d-4c5a-a6e7-1f2d3c4b5a69'
const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now })
const written = { ...fresh, title: 'Fractions' }
const copy = { document: written, revision: 3, keptAt: KEPT_AT }

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()))
afterEach(() => void vi.unstubAllGlobals())

describe('a quiz that is opened', () => {
  const NAME = 'quiz-copy:claire:a'
  const opened = ({ canEdit = true } = {}) => {
    const quiz = { id: 'a', revision: 3, can: { edit: canEdit } } as Quiz
    return beginningOf({ fresh, quiz, name: NAME, leftovers: 'unused', now })
  }

  it('begins with what was written here, where it is as it was', () => {
    keepCopy(NAME, copy)
    expect(opened()).toMatchObject({
      document: written,
      notices: [{ kind: 'restored', keptAt: KEPT_AT, document: fresh }],
    })
    expect(readCopy(NAME)).toMatchObject(copy)
  })

  it('begins with what was saved elsewhere since; what was written is offered until it is decided on', () => {
    keepCopy(NAME, { ...copy, revision: 2 })
    const first = opened()
    expect(first).toMatchObject({ document: fresh, notices: [{ kind: 'outdated', document: written }] })
    // It is out of the way of what is written from now on, and there again after a reload.
    expect(readCopy(NAME)).toBeUndefined()
    expect(opened()).toEqual(first)
  })

  it('offers all that was put aside, the newest first', () => {
    keepCopy(waitingName(`${NAME}:mine`, KEPT_AT), copy)
    keepCopy(waitingName(`${NAME}:mine`, LATER), { ...copy, keptAt: LATER })
    const { document, notices } = opened()
    expect(document).toBe(fresh)
    expect(notices.map(({ kind, keptAt }) => [kind, keptAt])).toEqual([
      ['mine', LATER],
      ['mine', KEPT_AT],
    ])
  })

  it('says nothing of what has been saved after all, and forgets it', () => {
    keepCopy(NAME, { ...copy, document: fresh, revision: 2 })
    keepCopy(waitingName(`${NAME}:mine`, KEPT_AT), { ...copy, document: fresh })
    expect(opened()).toEqual({ id: 'a', document: fresh, notices: [] })
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is shown alone where nothing can be changed', () => {
    keepCopy(NAME, { ...copy, revision: 2 })
    expect(opened({ canEdit: false })).toEqual({ id: 'a', document: fresh, notices: [] })
    expect(readCopy(NAME)).toBeDefined()
  })
})

describe('a new quiz', () => {
  const BASE = 'quiz-copy:claire:personal:new'
  const begun = { ...copy, revision: null, newId: NEW_ID }
  const inTab = (tab: string) =>
    beginningOf({ fresh, quiz: undefined, name: `${BASE}:${tab}`, leftovers: BASE, now })

  it('goes on after a reload, with the id that it may have been sent by', () => {
    keepCopy(`${BASE}:one`, begun)
    const { id, document, notices } = inTab('one')
    expect(document).toEqual(written)
    expect(id).toBe(NEW_ID)
    // What it would begin with instead is another quiz.
    expect(notices).toMatchObject([{ kind: 'restored', newId: undefined }])
  })

  it('is offered what a tab that is gone has left, and takes nothing by itself', () => {
    keepCopy(`${BASE}:one`, begun)
    const { id, document, notices } = inTab('two')
    expect(document).toBe(fresh)
    expect(id).not.toBe(NEW_ID)
    expect(notices).toMatchObject([{ kind: 'leftover', name: `${BASE}:one`, newId: NEW_ID }])
  })

  it('leaves alone what is being written in another tab, until that has been silent for long', () => {
    const beat = (minutesAgo: number) => `another-page ${now.getTime() - minutesAgo * 60_000}`
    localStorage.setItem(`quiz-form-open:${BASE}:one`, beat(1))
    keepCopy(`${BASE}:one`, begun)
    expect(inTab('two').notices).toEqual([])
    localStorage.setItem(`quiz-form-open:${BASE}:one`, beat(2))
    expect(inTab('two').notices).toHaveLength(1)
  })

  it('is not offered what belongs to somebody else, or to another workspace', () => {
    keepCopy('quiz-copy:denis:personal:new:one', begun)
    keepCopy('quiz-copy:claire:another:new:one', begun)
    expect(inTab('two').notices).toEqual([])
  })
})
