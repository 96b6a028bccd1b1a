import type { Quiz } from '@probant/contract/quizzes/quiz'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formOf, newDocument } from '../document/document.ts'
import type { Outcome } from './outcome.ts'
import { createSaver, PAUSE_MS } from './saver.ts'

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
const titled = (title: string) => ({ ...fresh, title })
const aQuiz = (title: string, status = 'draft') =>
  ({ ...formOf(titled(title)), id: 'quiz', revision: 1, status }) as unknown as Quiz

/** The saver of a quiz called `a`, unless it was never saved. */
function aSaver({ title = 'a', isNew = false, status = 'draft' } = {}) {
  const sendings: { title: string; resolve: (outcome: Outcome) => void }[] = []
  const created = vi.fn()
  const saver = createSaver({
    id: 'quiz',
    quiz: isNew ? undefined : aQuiz('a', status),
    document: titled(title),
    fresh: titled('a'),
    send: ({ title }) => new Promise((resolve) => sendings.push({ title, resolve })),
    onCreated: created,
  })
  const stop = saver.start()
  const answer = async (outcome: Outcome) => {
    sendings.at(-1)?.resolve(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    saver,
    stop,
    created,
    answer,
    type: (title: string) => saver.edit({ title }),
    /** With what was sent. */
    save: () => answer({ kind: 'saved', quiz: aQuiz(sendings.at(-1)?.title ?? '', status) }),
    sent: () => sendings.map(({ title }) => title),
    status: () => saver.draft.get().status.kind,
    isDirty: () => saver.draft.get().isDirty,
  }
}

const UNREACHABLE: Outcome = { kind: 'unreachable', isOffline: true }
const REFUSED: Outcome = { kind: 'refused', message: '' }
const LIMIT: Outcome = { kind: 'limit', message: '' }
const CONFLICT: Outcome = { kind: 'conflict' }
const comeOnline = () => window.dispatchEvent(new Event('online'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms)

describe('saving a draft', () => {
  it('waits for a pause in the writing', async () => {
    const { type, sent, status } = aSaver()
    type('ab')
    await wait(600)
    type('abc')
    await wait(600)
    expect(sent()).toEqual([])
    expect(status()).toBe('waiting')

    await wait(400)
    expect(sent()).toEqual(['abc'])
    expect(status()).toBe('saving')
  })

  it('sends one at a time, and the last state wins', async () => {
    const { type, sent, save, status, isDirty } = aSaver()
    type('b')
    await wait()
    type('c')
    await wait(5 * PAUSE_MS)
    type('d')
    expect(sent()).toEqual(['b'])

    await save()
    expect(isDirty()).toBe(true)
    await wait()
    expect(sent()).toEqual(['b', 'd'])
    await save()
    expect(status()).toBe('idle')
    expect(isDirty()).toBe(false)
  })

  it('has nothing to do where a change was taken back', async () => {
    const { type, sent, status } = aSaver()
    type('b')
    type('a')
    await wait()
    expect(sent()).toEqual([])
    expect(status()).toBe('idle')
  })

  it('saves what was restored without another change', async () => {
    const { sent } = aSaver({ title: 'restored' })
    await wait()
    expect(sent()).toEqual(['restored'])
  })

  it('saves a new quiz by itself from its first change on, or when it is told to', async () => {
    const { saver, sent, save, created, isDirty } = aSaver({ isNew: true })
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual([])
    expect(isDirty()).toBe(false)

    const flushed = saver.flush()
    expect(sent()).toEqual(['a'])
    await save()
    expect(await flushed).toMatchObject({ id: 'quiz' })
    expect(created).toHaveBeenCalledExactlyOnceWith('quiz')
  })

  it('flushes at once, also what was written while a request was on its way', async () => {
    const { saver, type, sent, save } = aSaver()
    type('b')
    await wait()
    type('c')
    const flushed = saver.flush()
    await save()
    expect(sent()).toEqual(['b', 'c'])
    await save()
    expect(await flushed).toMatchObject({ title: 'c' })
    expect(await saver.flush()).toMatchObject({ title: 'c' })
    expect(sent()).toHaveLength(2)
  })

  it('sends nothing more once it was stopped, until it is started again', async () => {
    const { saver, type, sent, save, stop } = aSaver()
    type('b')
    await wait()
    type('c')
    const flushed = saver.flush()
    stop()
    await save()
    expect(await flushed).toBeUndefined()
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])

    saver.start()
    await wait()
    expect(sent()).toEqual(['b', 'c'])
  })
})

describe('without a connection', () => {
  it('it tries again after a growing pause, however much is written meanwhile', async () => {
    const { type, sent, answer } = aSaver()
    type('b')
    await wait()
    await answer(UNREACHABLE)
    await wait(1_999)
    expect(sent()).toHaveLength(1)
    await wait(1)
    expect(sent()).toHaveLength(2)

    await answer(UNREACHABLE)
    type('c')
    await wait(3_999)
    expect(sent()).toHaveLength(2)
    await wait(1)
    expect(sent()).toEqual(['b', 'b', 'c'])
  })

  it('it goes on at once when the connection is back, with all that was typed meanwhile', async () => {
    const { type, sent, answer, save, status, isDirty } = aSaver()
    type('b')
    await wait()
    await answer(UNREACHABLE)
    type('c')
    type('cd')
    expect(status()).toBe('unreachable')
    comeOnline()
    expect(sent()).toEqual(['b', 'cd'])
    await save()
    expect(status()).toBe('idle')
    expect(isDirty()).toBe(false)
  })

  it('it sends at once what was typed while a try failed, when the person says so', async () => {
    const { saver, type, sent, answer, save, isDirty } = aSaver()
    type('b')
    await wait()
    type('c')
    await answer(UNREACHABLE)
    expect(isDirty()).toBe(true)
    const flushed = saver.flush()
    expect(sent()).toEqual(['b', 'c'])
    await save()
    expect(await flushed).toBeDefined()
  })

  it('it tries nothing more once the page was left', async () => {
    const { type, sent, answer, stop, isDirty } = aSaver()
    type('b')
    await wait()
    stop()
    await answer(UNREACHABLE)
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(isDirty()).toBe(true)
  })
})

describe('what stands in the way', () => {
  it('tries again with the next change where something had to be mended', async () => {
    const { saver, type, sent, answer, status } = aSaver()
    type('')
    await wait()
    await answer({ kind: 'invalid', fields: { title: 'required', 'sections.0.title': 'too long' } })
    expect(status()).toBe('invalid')
    await wait(100 * PAUSE_MS)
    type('b')
    expect(saver.draft.get().fieldErrors).toEqual({ 'sections.0.title': 'too long' })
    saver.edit(({ blocks }) => ({ blocks }))
    expect(saver.draft.get().fieldErrors).toEqual({})
    await wait()
    expect(sent()).toEqual(['', 'b'])
  })

  it('tries again with the next change after a refusal, also one that was made on the way', async () => {
    const { type, sent, answer, status } = aSaver()
    type('b')
    await wait()
    await answer(REFUSED)
    expect(status()).toBe('refused')
    type('c')
    expect(status()).toBe('waiting')
    await wait()
    type('d')
    await answer(REFUSED)
    await wait()
    expect(sent()).toEqual(['b', 'c', 'd'])
  })

  it.each([REFUSED, LIMIT])('tries again when the person says so, after %o', async (outcome) => {
    const { saver, type, sent, answer, save } = aSaver({ status: 'active' })
    type('b')
    void saver.flush()
    await answer(outcome)
    const flushed = saver.flush()
    expect(sent()).toEqual(['b', 'b'])
    await save()
    expect(await flushed).toBeDefined()
  })

  it('waits for more room, however much is written meanwhile', async () => {
    const { type, sent, answer, status } = aSaver()
    type('b')
    await wait()
    await answer(LIMIT)
    type('c')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(status()).toBe('limit')
  })

  it('waits for the person after a conflict, and for nothing else', async () => {
    const { saver, type, sent, answer, save, status } = aSaver()
    type('b')
    await wait()
    await answer(CONFLICT)
    type('c')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(status()).toBe('conflict')
    expect(await saver.flush()).toBeUndefined()

    const saved = saver.overwrite(aQuiz('theirs'))
    expect(sent()).toEqual(['b', 'c'])
    await save()
    expect(await saved).toMatchObject({ title: 'c' })
  })

  it('begins anew with what the server has', async () => {
    const { saver, type, sent, answer, status } = aSaver()
    type('b')
    await wait()
    await answer(CONFLICT)
    saver.restart(aQuiz('theirs'))
    expect(saver.draft.get().document.title).toBe('theirs')
    expect(status()).toBe('idle')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
  })
})

describe('a published quiz', () => {
  it('is saved by the person alone', async () => {
    const { saver, type, sent, answer, status, isDirty } = aSaver({ status: 'active' })
    type('b')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual([])
    expect(status()).toBe('waiting')

    const flushed = saver.flush()
    await answer(UNREACHABLE)
    expect(await flushed).toBeUndefined()
    await wait(100 * PAUSE_MS)
    comeOnline()
    expect(sent()).toEqual(['b'])
    expect(isDirty()).toBe(true)
  })
})
