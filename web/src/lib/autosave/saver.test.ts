import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from './outcome.ts'
import { createSaver, PAUSE_MS } from './saver.ts'

interface Sending {
  document: string
  answer: (outcome: Outcome) => Promise<void>
  /** Something went wrong that nobody foresaw. */
  fail: () => Promise<void>
}

function aSaver({ document = 'a', isNew = false, isAutomatic = true } = {}) {
  const sendings: Sending[] = []
  const saver = createSaver<string>({
    document,
    saved: isNew ? undefined : 'a',
    baseline: 'a',
    isSame: (one, other) => one === other,
    isAutomatic: () => isAutomatic,
    failed: () => 'It failed',
    send: (sent) =>
      new Promise((resolve, reject) => {
        const answer = async (outcome: Outcome) => {
          resolve(outcome)
          await vi.advanceTimersByTimeAsync(0)
        }
        const fail = async () => {
          reject(new TypeError('undefined is not a function'))
          await vi.advanceTimersByTimeAsync(0)
        }
        sendings.push({ document: sent, answer, fail })
      }),
  })
  saver.start()
  const sent = () => sendings.map((sending) => sending.document)
  const answer = (outcome: Outcome) => sendings.at(-1)?.answer(outcome)
  const fail = () => sendings.at(-1)?.fail()
  const status = () => saver.snapshot().status.kind
  return { saver, sent, answer, fail, status }
}

const SAVED: Outcome = { kind: 'saved' }
const UNREACHABLE: Outcome = { kind: 'unreachable', message: '', isOffline: true }
const REFUSED: Outcome = { kind: 'stopped', why: 'refused', message: '' }
const LIMIT: Outcome = { kind: 'stopped', why: 'limit', message: '' }
const CONFLICT: Outcome = { kind: 'stopped', why: 'conflict', message: '' }

describe('saving a draft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const wait = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms)

  it('waits for a pause in the writing', async () => {
    const { saver, sent, status } = aSaver()
    saver.change('ab')
    await wait(600)
    saver.change('abc')
    await wait(600)
    expect(sent()).toEqual([])
    expect(status()).toBe('waiting')

    await wait(400)
    expect(sent()).toEqual(['abc'])
    expect(status()).toBe('saving')
  })

  it('sends one at a time, and the last state wins', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    saver.change('c')
    await wait(5 * PAUSE_MS)
    saver.change('d')
    expect(sent()).toEqual(['b'])

    await answer(SAVED)
    expect(saver.snapshot().isDirty).toBe(true)
    await wait()
    expect(sent()).toEqual(['b', 'd'])
    await answer(SAVED)
    expect(status()).toBe('idle')
    expect(saver.snapshot().isDirty).toBe(false)
  })

  it('has nothing to do where a change was taken back', async () => {
    const { saver, sent, status } = aSaver()
    saver.change('b')
    saver.change('a')
    await wait()
    expect(sent()).toEqual([])
    expect(status()).toBe('idle')
  })

  it('tries again after a growing pause, however much is written meanwhile', async () => {
    const { saver, sent, answer } = aSaver()
    saver.change('b')
    await wait()
    await answer(UNREACHABLE)
    await wait(1_999)
    expect(sent()).toHaveLength(1)
    await wait(1)
    expect(sent()).toHaveLength(2)

    await answer(UNREACHABLE)
    saver.change('c')
    await wait(3_999)
    expect(sent()).toHaveLength(2)
    await wait(1)
    expect(sent()).toEqual(['b', 'b', 'c'])
  })

  it('tries again at once when the connection is back', async () => {
    const { saver, sent, answer } = aSaver()
    saver.change('b')
    await wait()
    await answer(UNREACHABLE)
    saver.retry()
    expect(sent()).toEqual(['b', 'b'])
  })

  it('is not stuck when sending fails in a way that nobody foresaw: it says so and tries again', async () => {
    const { saver, sent, answer, fail, status } = aSaver()
    saver.change('b')
    await wait()
    await fail()
    expect(saver.snapshot()).toEqual({
      status: { kind: 'unreachable', message: 'It failed', isOffline: false },
      isDirty: true,
    })
    await wait(2_000)
    expect(sent()).toEqual(['b', 'b'])
    await answer(SAVED)
    expect(status()).toBe('idle')
  })

  it('sends what was typed while a try failed, also at once when the person says so', async () => {
    const { saver, sent, answer, fail } = aSaver()
    saver.change('b')
    await wait()
    saver.change('c')
    await fail()
    expect(saver.snapshot().isDirty).toBe(true)
    const flushed = saver.flush()
    expect(sent()).toEqual(['b', 'c'])
    await answer(SAVED)
    expect(await flushed).toBe(true)
  })

  it('answers whoever waits for a save that failed', async () => {
    const { saver, fail } = aSaver({ isAutomatic: false })
    saver.change('b')
    const flushed = saver.flush()
    await fail()
    expect(await flushed).toBe(false)
    expect(saver.snapshot().isDirty).toBe(true)
  })

  it('tries nothing more after a failure once the page was left', async () => {
    const { saver, sent, fail } = aSaver()
    saver.change('b')
    await wait()
    saver.stop()
    await fail()
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(saver.snapshot().isDirty).toBe(true)
  })

  it('goes on by itself where it was offline, with all that was typed meanwhile', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    await answer(UNREACHABLE)
    saver.change('c')
    saver.change('cd')
    expect(status()).toBe('unreachable')
    saver.retry()
    expect(sent()).toEqual(['b', 'cd'])
    await answer(SAVED)
    expect(saver.snapshot()).toEqual({ status: { kind: 'idle' }, isDirty: false })
  })

  it('waits for the person after a conflict, and for nothing else', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    await answer(CONFLICT)
    saver.change('c')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(status()).toBe('stopped')
    expect(await saver.flush()).toBe(false)

    saver.rebase('theirs')
    const resumed = saver.resume()
    expect(sent()).toEqual(['b', 'c'])
    await answer(SAVED)
    expect(await resumed).toBe(true)
  })

  it('tries again with the next change where something had to be mended', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('')
    await wait()
    await answer({ kind: 'invalid', fields: { title: 'required' } })
    expect(status()).toBe('invalid')
    await wait(100 * PAUSE_MS)
    saver.change('b')
    await wait()
    expect(sent()).toEqual(['', 'b'])
  })

  it('tries again with the next change after a refusal, also one that was made on the way', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    await answer(REFUSED)
    expect(status()).toBe('stopped')
    saver.change('c')
    expect(status()).toBe('waiting')
    await wait()
    saver.change('d')
    await answer(REFUSED)
    await wait()
    expect(sent()).toEqual(['b', 'c', 'd'])
  })

  it.each([REFUSED, LIMIT])('tries again when the person says so, after %o', async (outcome) => {
    const { saver, sent, answer } = aSaver({ isAutomatic: false })
    saver.change('b')
    void saver.flush()
    await answer(outcome)
    const flushed = saver.flush()
    expect(sent()).toEqual(['b', 'b'])
    await answer(SAVED)
    expect(await flushed).toBe(true)
  })

  it('waits for more room, however much is written meanwhile', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    await answer(LIMIT)
    saver.change('c')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(status()).toBe('stopped')
  })

  it('sends nothing more once it was stopped, until it is started again', async () => {
    const { saver, sent, answer } = aSaver()
    saver.change('b')
    await wait()
    saver.change('c')
    const flushed = saver.flush()
    saver.stop()
    await answer(SAVED)
    expect(await flushed).toBe(false)
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])

    saver.start()
    await wait()
    expect(sent()).toEqual(['b', 'c'])
  })

  it('flushes at once, also what was written while a request was on its way', async () => {
    const { saver, sent, answer } = aSaver()
    saver.change('b')
    await wait()
    saver.change('c')
    const flushed = saver.flush()
    await answer(SAVED)
    expect(sent()).toEqual(['b', 'c'])
    await answer(SAVED)
    expect(await flushed).toBe(true)
    expect(await saver.flush()).toBe(true)
    expect(sent()).toHaveLength(2)
  })

  it('saves a new document by itself from its first change on, or when it is told to', async () => {
    const { saver, sent, answer } = aSaver({ isNew: true })
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual([])
    expect(saver.snapshot().isDirty).toBe(false)

    const flushed = saver.flush()
    expect(sent()).toEqual(['a'])
    await answer(SAVED)
    expect(await flushed).toBe(true)
  })

  it('saves what was restored without another change', async () => {
    const { sent } = aSaver({ document: 'restored' })
    await wait()
    expect(sent()).toEqual(['restored'])
  })

  it('leaves the saving to the person where it is not automatic', async () => {
    const { saver, sent, answer, status } = aSaver({ isAutomatic: false })
    saver.change('b')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual([])
    expect(status()).toBe('waiting')

    void saver.flush()
    await answer(UNREACHABLE)
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
    expect(saver.snapshot().isDirty).toBe(true)
  })

  it('goes on after what threw before anything was sent', async () => {
    const send = vi.fn<() => Promise<Outcome>>().mockResolvedValue(SAVED)
    send.mockImplementationOnce(() => {
      throw new TypeError('undefined is not a function')
    })
    const saver = createSaver<string>({
      document: 'b',
      saved: 'a',
      baseline: 'a',
      isSame: (one, other) => one === other,
      isAutomatic: () => false,
      failed: () => 'It failed',
      send,
    })
    expect(await saver.flush()).toBe(false)
    expect(saver.snapshot().status).toMatchObject({ kind: 'unreachable', message: 'It failed' })

    const stopListening = saver.subscribe(() => {
      throw new Error('nobody can show this')
    })
    await expect(saver.flush()).rejects.toThrow('nobody can show this')
    stopListening()
    expect(await saver.flush()).toBe(true)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('begins anew with what the server has', async () => {
    const { saver, sent, answer, status } = aSaver()
    saver.change('b')
    await wait()
    await answer(CONFLICT)
    saver.restart('theirs')
    expect(status()).toBe('idle')
    await wait(100 * PAUSE_MS)
    expect(sent()).toEqual(['b'])
  })
})
