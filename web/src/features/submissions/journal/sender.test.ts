import type { JournalEntry } from '@probant/contract/submissions/taking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { createJournal } from './journal.ts'
import { createSender, type SendingState } from './sender.ts'

const UNREACHABLE = new ApiError({ code: '', message: 'unreachable' }, 0)
const OVER = new ApiError({ code: 'QUIZ008', message: 'over' }, 409)
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that sends; `answer` is how the server takes each call. */
function aPage(answer: () => Promise<void> = async () => {}) {
  const calls: string[] = []
  const states: SendingState[] = []
  const onRefused = vi.fn()
  const journal = createJournal(
    { answers: [], lastNumber: 0 },
    { entries: [], incidents: [] },
    {
      keepEntry: () => {},
      keepIncident: () => {},
      forgetIncidents: () => {},
    },
  )
  const sender = createSender({
    journal,
    async save(entries: readonly JournalEntry[], { outlivesPage = false } = {}) {
      calls.push(`${outlivesPage ? 'parting ' : ''}save ${entries.map(({ number }) => number)}`)
      await answer()
    },
    async report(incidents) {
      calls.push(`report ${incidents.map(({ number }) => number)}`)
      await answer()
      return { warning: null, receipt: null }
    },
    onVerdict: () => {},
    onRefused,
    onState: (state) => states.push(state),
    onParting: () => {},
  })
  const change = () => {
    journal.change('a', {})
    sender.soon()
  }
  return { journal, sender, calls, states, onRefused, change }
}

it('sends every change within a second, those of one moment together', async () => {
  const { calls, change } = aPage()
  change()
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual(['save 2'])
  for (let typed = 0; typed < 20; typed++) {
    change()
    await vi.advanceTimersByTimeAsync(100)
  }
  // Whoever types on and on is saved meanwhile.
  expect(calls.length).toBeGreaterThan(2)
})

it('sends answers before what may end the quiz', async () => {
  const { journal, sender, calls } = aPage()
  journal.note({ kind: 'tab_switch', questionId: null, elapsedMs: 0 })
  journal.change('a', {})
  await sender.flush()
  expect(calls).toEqual(['save 2', 'report 1'])
})

it('tries again until the server answers, at once when the network is back, and sends nothing twice over', async () => {
  let isThere = false
  const { calls, states, change } = aPage(async () => {
    if (!isThere) throw UNREACHABLE
  })
  change()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(states.at(-1)).toBe('unreachable')
  expect(calls.length).toBeGreaterThan(5)
  isThere = true
  listeners.get('online')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
  const made = calls.length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(calls).toHaveLength(made)
})

it('has one call under way at a time', async () => {
  let finish = () => {}
  const { calls, change } = aPage(() => new Promise((resolve) => (finish = resolve)))
  change()
  await vi.advanceTimersByTimeAsync(1000)
  change()
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toEqual(['save 1'])
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual(['save 1', 'save 2'])
})

it('asks no more once it is refused', async () => {
  const { calls, onRefused, change } = aPage(async () => {
    throw OVER
  })
  change()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual(['save 1'])
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(OVER)
})

it.each([500, 503, 429])(
  'does not call it the participant’s network when the server answers %i',
  async (status) => {
    const { states, change } = aPage(async () => {
      throw new ApiError({ code: '', message: 'not now' }, status)
    })
    change()
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('unreachable')
  },
)

it('calls it offline only where the browser has no network at all', async () => {
  const { states, change } = aPage(async () => {
    throw UNREACHABLE
  })
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(states.at(-1)).toBe('unreachable')
  vi.stubGlobal('navigator', { onLine: false })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(states.at(-1)).toBe('offline')
})

it('sends the last keystrokes at once when the page is left, whatever call is under way', async () => {
  let finish = () => {}
  const { journal, calls, change } = aPage(() => new Promise((resolve) => (finish = resolve)))
  change()
  await vi.advanceTimersByTimeAsync(1000)
  change()
  listeners.get('pagehide')?.()
  listeners.get('visibilitychange')?.()
  expect(calls).toEqual(['save 1', 'parting save 2'])
  // The page has stayed after all: what was acknowledged is not sent again.
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(journal.pending().entries).toEqual([])
})

it('sends no more in parting than a browser lets outlive a page', async () => {
  const { journal, calls } = aPage(() => new Promise(() => {}))
  const text = 'é'.repeat(12_000)
  for (const id of ['a', 'b', 'c']) journal.change(id, { answer: { type: 'open', text } })
  listeners.get('pagehide')?.()
  expect(calls).toEqual(['parting save 1,2'])
})
