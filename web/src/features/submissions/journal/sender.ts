import { INCIDENTS_MAX, JOURNAL_ENTRIES_MAX } from '@probant/contract/limits'
import type { Verdict } from '@probant/contract/submissions/incidents'
import { ApiError } from '#web/lib/api-error.ts'
import { isRefusal, pauseAfter, scattered } from '#web/lib/reconnecting.ts'
import type { Journal } from './journal.ts'

type Lines = ReturnType<Journal['pending']>

interface Dependencies {
  journal: Journal
  save: (entries: Lines['entries'], how?: { outlivesPage?: boolean }) => Promise<void>
  report: (incidents: Lines['incidents']) => Promise<Verdict>
  onVerdict: (verdict: Verdict) => void
  /** Nothing will be taken any more: handed in, out of time, or open in another page. True where it is only for now. */
  onRefused: (error: unknown) => boolean
  onState: (state: SendingState) => void
  /** The page may be about to go: what is known of it by now goes along. */
  onParting: () => void
}

/** All is with the server, something is on its way, this device has no network, or the server does not take anything. */
export type SendingState = 'saved' | 'sending' | 'offline' | 'unreachable'

/** Changes are collected for so long: each is sent within a second. */
const COLLECT_MS = 600
/** Nobody waits longer than this for the network to be tried again. */
const LONGEST_PAUSE_MS = 5_000
/** Browsers let 64 KiB outlive a page; the rest of the call is in it, too. */
const PARTING_BYTES = 60_000

/**
 * Sends what the journal holds, one call at a time, until the server has acknowledged all of it. Answers go first: the
 * report of a violation may end the quiz, and what was answered before it counts.
 */
export function createSender(dependencies: Dependencies) {
  const { journal, save, report, onVerdict, onRefused, onState, onParting } = dependencies
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  /** The newest that such a call has with it: hiding a page and closing it come one after the other. */
  let parted = 0
  let failures = 0
  let isStopped = false
  addEventListener('online', flush)
  addEventListener('pagehide', part)
  addEventListener('visibilitychange', partWhenHidden)

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
      removeEventListener('pagehide', part)
      removeEventListener('visibilitychange', partWhenHidden)
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

  function partWhenHidden(): void {
    if (document.visibilityState === 'hidden') part()
  }

  /** The page may be about to go: what is here is sent by a call that outlives it, whatever else is under way. */
  function part(): void {
    onParting()
    const entries = fitting(journal.pending().entries.slice(0, JOURNAL_ENTRIES_MAX))
    const newest = entries.at(-1)?.number ?? 0
    if (newest <= parted) return
    parted = newest
    const acknowledge = () => journal.acknowledge({ entries, incidents: [] })
    const fail = () => {
      parted = 0
    }
    save(entries, { outlivesPage: true }).then(acknowledge, fail).finally(flush)
  }

  async function sendAll(): Promise<void> {
    try {
      while (!isStopped && (await sendSome()));
      failures = 0
      if (!isStopped) onState('saved')
    } catch (error) {
      if (isStopped) return
      if (isRefusal(error) && !isMalformed(error)) {
        if (onRefused(error)) wait(LONGEST_PAUSE_MS)
        return
      }
      failures += 1
      onState(navigator.onLine === false ? 'offline' : 'unreachable')
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

/** The first of them, as many as may outlive the page. */
function fitting(entries: Lines['entries']): Lines['entries'] {
  let bytes = 0
  return entries.filter((entry) => {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length
    return bytes <= PARTING_BYTES
  })
}

/** Another version of the server may not understand this page: its answers stay here until one does. */
function isMalformed(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 422].includes(error.status)
}

export type Sender = ReturnType<typeof createSender>
