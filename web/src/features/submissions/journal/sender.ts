import { INCIDENTS_MAX, JOURNAL_ENTRIES_MAX } from '@probant/contract/limits'
import type { Verdict } from '@probant/contract/submissions/incidents'
import { ApiError } from '#web/lib/api-error.ts'
import { isRefusal, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import type { Journal } from './journal.ts'

type Lines = ReturnType<Journal['pending']>

interface Dependencies {
  journal: Journal
  save: (entries: Lines['entries']) => Promise<void>
  report: (incidents: Lines['incidents']) => Promise<Verdict>
  onVerdict: (verdict: Verdict) => void
  /** Nothing will be taken any more: handed in, out of time, or open in another page. */
  onRefused: (error: unknown) => void
  /** All is with the server, something is on its way, or the server can't be reached. */
  onState: (state: SendingState) => void
}

export type SendingState = 'saved' | 'sending' | 'offline'

/** Changes are collected for so long: each is sent within a second. */
const COLLECT_MS = 600
/** Nobody waits longer than this for the network to be tried again. */
const LONGEST_PAUSE_MS = 5_000

/**
 * Sends what the journal holds, one call at a time, until the server has acknowledged all of it. Answers go first: the
 * report of a violation may end the quiz, and what was answered before it counts.
 */
export function createSender({ journal, save, report, onVerdict, onRefused, onState }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let failures = 0
  let isStopped = false
  addEventListener('online', flush)

  return {
    /** Something has changed. */
    soon(): void {
      if (isStopped) return
      // What can't reach the server is known to be offline until it does.
      if (failures === 0) onState('sending')
      wait(COLLECT_MS)
    },

    /** At once. Resolves when all is acknowledged, or this try has failed. */
    flush,

    stop(): void {
      isStopped = true
      clearTimeout(timer)
      removeEventListener('online', flush)
    },
  }

  function wait(milliseconds: number): void {
    timer ??= setTimeout(flush, milliseconds)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    try {
      while (!isStopped && (await sendSome()));
      failures = 0
      if (!isStopped) onState('saved')
    } catch (error) {
      if (isStopped) return
      if (isRefusal(error) && !isMalformed(error)) return onRefused(error)
      failures += 1
      onState('offline')
      wait(scattered(Math.min(pauseAfter(failures), LONGEST_PAUSE_MS)))
    }
  }

  /** Was there anything to send? */
  async function sendSome(): Promise<boolean> {
    const pending = journal.pending()
    const entries = pending.entries.slice(0, JOURNAL_ENTRIES_MAX)
    const incidents = pending.incidents.slice(0, INCIDENTS_MAX)
    if (entries.length > 0) {
      await save(entries)
      journal.acknowledge({ entries, incidents: [] })
      return true
    }
    if (incidents.length === 0) return false
    const verdict = await report(incidents)
    journal.acknowledge({ entries: [], incidents })
    onVerdict(verdict)
    return true
  }
}

/** Another version of the server may not understand this page: its answers stay here until one does. */
function isMalformed(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 422].includes(error.status)
}

export type Sender = ReturnType<typeof createSender>
