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
    async save(entries: readonly JournalEntry[]) {
      calls.push(`save ${entries.map(({ number }) => number)}`)
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
  expect(states.at(-1)).toBe('offline')
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
