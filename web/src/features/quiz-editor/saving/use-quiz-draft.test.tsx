import type { Endpoint } from '@probant/contract/endpoint'
import { ERRORS } from '@probant/contract/errors'
import type { QuizForm } from '@probant/contract/quizzes/form'
import { createQuiz, getQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { answerBy } from '#web/lib/backend.ts'
import type { RequestParts } from '#web/lib/http.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { aStorage } from '../../../../test/a-storage.ts'
import { documentOf, formOf, newDocument } from '../document/document.ts'
import { copyNames, readCopy } from './local-copies.ts'
import { PAUSE_MS } from './saver.ts'
import { useQuizDraft } from './use-quiz-draft.ts'

const { code, status } = ERRORS.quizChangedMeanwhile
const CHANGED = new ApiError({ code, message: '' }, status)
const LOST = new ApiError({ code: '', message: '' }, 0)

const now = new Date('2026-09-01T09:00:00.000Z')
const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now })
const aQuiz = (change: Partial<Quiz> = {}) => {
  const known = { id: 'ab', revision: 3, status: 'draft', can: { edit: true } }
  return { ...formOf({ ...fresh, title: 'Algebra' }), ...known, ...change } as Quiz
}

/** A server of one quiz; `failure` is thrown once instead of an answer. */
function aServer(stored?: Quiz) {
  const server = { stored, failure: undefined as Error | undefined, writes: 0 }
  const put = (quiz: Quiz): Quiz => {
    const { failure } = server
    server.failure = undefined
    if (failure) throw failure
    server.writes += 1
    server.stored = quiz
    return quiz
  }
  const answer = async (endpoint: Endpoint, { body }: RequestParts) => {
    if (endpoint === getQuiz) return server.stored
    if (endpoint === createQuiz)
      return server.stored ?? put(aQuiz({ ...(body as Partial<Quiz>), revision: 1 }))
    if (endpoint !== updateQuiz || !server.stored) throw new Error(`Nobody asks for ${endpoint.url}`)
    const { revision, quiz } = body as { revision: number; quiz: Partial<QuizForm> }
    if (server.stored.revision !== revision) throw CHANGED
    return put({ ...server.stored, ...(quiz as Partial<Quiz>), revision: revision + 1 })
  }
  answerBy({ visitor: { id: 'claire' }, answer } as Parameters<typeof answerBy>[0])
  return server
}

function aForm({ stored: quiz }: ReturnType<typeof aServer>) {
  const created = vi.fn()
  const options = { slot: 'new', showLimit: () => false, onCreated: created }
  const form = () => useQuizDraft({ ...options, quiz, fresh: quiz ? documentOf(quiz) : fresh })
  const { result, unmount } = renderHook(form, {
    reactStrictMode: true,
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const type = (title: string) => act(async () => result.current.edit({ title }))
  return { draft: () => result.current, type, created, unmount }
}

const later = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
const keptTitles = () => copyNames().map((name) => readCopy(name)?.document.title)

beforeEach(async () => {
  await loadSentences('quiz')
  vi.useFakeTimers({ now })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('is sent a moment after the last change, and says so', async () => {
    const server = aServer(aQuiz())
    const { draft, type } = aForm(server)
    await type('Botany')
    expect(draft()).toMatchObject({
      document: { title: 'Botany' },
      isDirty: true,
      status: { kind: 'waiting' },
    })
    await later()
    expect(server.stored).toMatchObject({ title: 'Botany', revision: 4 })
    expect(draft()).toMatchObject({ isDirty: false, status: { kind: 'idle' }, quiz: { revision: 4 } })
  })

  it('is made with its first save, once, and goes by its own name from then on', async () => {
    const server = aServer()
    const { draft, type, created } = aForm(server)
    await type('New')
    server.failure = LOST
    await later()
    expect(draft().status).toMatchObject({ kind: 'unreachable' })
    await later(2_000)
    expect(created).toHaveBeenCalledExactlyOnceWith(server.stored?.id)
    expect(server.writes).toBe(1)
    expect(draft().quiz).toEqual(server.stored)
  })

  it('is not sent while a field is wrong; what is wrong is forgotten with the next change of it', async () => {
    const server = aServer(aQuiz())
    const { draft, type } = aForm(server)
    await type('')
    await later()
    expect(Object.keys(draft().fieldErrors)).toEqual(['title'])
    await type('Botany')
    expect(draft().fieldErrors).toEqual({})
    await later()
    expect(server.stored?.title).toBe('Botany')
  })

  it('sends nothing more once it is left', async () => {
    const server = aServer(aQuiz())
    const { type, unmount } = aForm(server)
    await type('Botany')
    unmount()
    await later(100 * PAUSE_MS)
    expect(server.writes).toBe(0)
  })
})

it('a published quiz waits for the person', async () => {
  const server = aServer(aQuiz({ status: 'active' }))
  const { draft, type } = aForm(server)
  await type('Botany')
  await later(100 * PAUSE_MS)
  expect(server.writes).toBe(0)
  await act(() => draft().saveChanges())
  expect(server.stored?.title).toBe('Botany')
})

describe('what somebody else has saved', () => {
  async function aConflict(newer: Partial<Quiz> = {}) {
    const server = aServer(aQuiz())
    const form = aForm(server)
    server.stored = aQuiz({ title: 'Theirs', revision: 4, ...newer })
    await form.type('Mine')
    await later()
    expect(form.draft().status).toEqual({ kind: 'conflict' })
    return { server, ...form }
  }

  it('is not overwritten before the person says so', async () => {
    const { server, draft } = await aConflict()
    await later(100 * PAUSE_MS)
    expect(server.stored?.title).toBe('Theirs')
    await act(() => draft().saveMine())
    expect(server.stored).toMatchObject({ title: 'Mine', revision: 5 })
    expect(draft().status).toEqual({ kind: 'idle' })
  })

  it('can be looked at; what was written is put aside, and comes back if it is wanted', async () => {
    const { server, draft } = await aConflict()
    await act(() => draft().seeTheirs())
    expect(draft()).toMatchObject({ document: { title: 'Theirs' }, notice: { kind: 'mine' } })
    await act(async () => void draft().exchange())
    expect(draft()).toMatchObject({ document: { title: 'Mine' }, notice: undefined })
    await later()
    expect(server.stored?.title).toBe('Mine')
  })

  it('is shown where nothing can be saved over it any more', async () => {
    const { server, draft } = await aConflict({ can: { edit: false } as Quiz['can'] })
    await act(() => draft().saveMine())
    expect(server.stored?.title).toBe('Theirs')
    expect(draft()).toMatchObject({ document: { title: 'Theirs' }, notice: { kind: 'mine' } })
  })

  it('can also be looked at where it is what an answer that was lost has made', async () => {
    const server = aServer()
    const { draft, type, created } = aForm(server)
    await type('Mine')
    // It was made all the same, and somebody has gone on with it.
    server.stored = aQuiz({ id: draft().id, title: 'Theirs', revision: 2 })
    await later()
    expect(draft().status).toEqual({ kind: 'conflict' })
    await act(() => draft().seeTheirs())
    expect(draft()).toMatchObject({ document: { title: 'Theirs' }, notice: { kind: 'mine' } })
    expect(created).toHaveBeenCalledExactlyOnceWith(draft().id)
  })
})

describe('what is not saved', () => {
  const published = () => aForm(aServer(aQuiz({ status: 'active' })))

  it('is kept in this browser until it is, and restored after a reload', async () => {
    const server = aServer(aQuiz())
    server.failure = LOST
    const first = aForm(server)
    await first.type('Botany')
    await later()
    expect(keptTitles()).toEqual(['Botany'])
    first.unmount()

    const second = aForm(server)
    expect(second.draft()).toMatchObject({ document: { title: 'Botany' }, notice: { kind: 'restored' } })
    await later()
    await later()
    expect(server.stored?.title).toBe('Botany')
    expect(keptTitles()).toEqual([])
  })

  it('is kept at once where the page is closed', async () => {
    const { type } = published()
    await type('Botany')
    window.dispatchEvent(new Event('pagehide'))
    expect(keptTitles()).toEqual(['Botany'])
  })

  it('is given up where the person says so', async () => {
    const { draft, type } = published()
    await type('Botany')
    await later()
    await act(async () => draft().forget())
    expect(keptTitles()).toEqual([])
  })

  it('may find no room, and then says so', async () => {
    const { draft, type } = published()
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await type('Botany')
    await later()
    expect(draft().isKept()).toBe(false)
  })

  it('and was begun in a tab that is gone takes the place of what is begun here, which is offered in turn', async () => {
    const server = aServer()
    server.failure = LOST
    const first = aForm(server)
    await first.type('Left')
    await later()
    const { id } = first.draft()
    first.unmount()

    vi.stubGlobal('sessionStorage', aStorage())
    server.failure = LOST
    const second = aForm(server)
    await second.type('Begun')
    expect(second.draft().notice).toMatchObject({ kind: 'leftover', document: { title: 'Left' } })
    await act(async () => void second.draft().exchange())
    expect(second.draft()).toMatchObject({
      id,
      document: { title: 'Left' },
      notice: { kind: 'leftover', document: { title: 'Begun' } },
    })
  })
})

it('tells other tabs for as long as it is open', async () => {
  const { unmount } = aForm(aServer(aQuiz()))
  const marks = () => Object.keys(localStorage).filter((name) => name.startsWith('quiz-form-open:'))
  expect(marks()).toEqual(['quiz-form-open:quiz-copy:claire:ab'])
  unmount()
  expect(marks()).toEqual([])
})
