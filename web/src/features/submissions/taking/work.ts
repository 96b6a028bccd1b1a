import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { IncidentKind, Verdict } from '@probant/contract/submissions/incidents'
import type { SittingChange } from '@probant/contract/submissions/page'
import type { GivenAnswer, JournalEntry, Receipt } from '@probant/contract/submissions/taking'
import { createObservable } from '#web/lib/observable.ts'
import { createJournal } from '../journal/journal.ts'
import { createSender } from '../journal/sender.ts'
import type { JournalStore, KeptSitting } from '../journal/store.ts'
import type { callsOf } from '../mutations.ts'
import { followSitting } from './following.ts'
import { handInUntilAnswered } from './handing-in.ts'
import { asOwner, NotTheOwner, onOwnerChange } from './owner.ts'
import type { ServerClock } from './server-clock.ts'
import { createTimeSpent } from './time-spent.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  kept: KeptSitting
  journal: { entries: JournalEntry[]; incidents: Parameters<typeof createJournal>[1]['incidents'] }
  store: JournalStore
  browserId: string
  calls: ReturnType<typeof callsOf>
  clock: ServerClock
  onDeadline: (deadlineAt: string) => void
  /** It is over, or refused: then how it stands is the server's to say, and what of the rest it has. */
  onOver: (receipt: Receipt | undefined, unsent: readonly JournalEntry[]) => void
  onElsewhere: () => void
}

/** Somebody at work on their paper in this page: every change is kept, numbered, sent, until it is over. */
export function createWork(dependencies: Dependencies) {
  const {
    kept,
    journal: before,
    store,
    browserId,
    calls,
    clock,
    onDeadline,
    onOver,
    onElsewhere,
  } = dependencies
  const { quizId, userId, sitting } = kept
  const { submissionId } = sitting
  const stopping = new AbortController()
  const journal = createJournal(sitting, before, {
    keepEntry: (entry) => unasked(store.keepEntry(submissionId, entry)),
    keepIncident: (incident) => unasked(store.keepIncident(submissionId, incident)),
    forgetIncidents: (numbers) => unasked(store.forgetIncidents(submissionId, numbers)),
  })
  const spent = createTimeSpent((questionId) => journal.get(questionId)?.spentMs ?? 0)
  const state = createObservable<WorkState>({
    entries: entriesNow(),
    sending: 'saved',
    savedAt: hasPending() ? undefined : new Date(),
    deadlineAt: sitting.deadlineAt,
    warning: sitting.warning,
    isOwner: true,
    isLocked: false,
    isHandInDelayed: false,
  })
  const sender = createSender({
    journal,
    save: async (entries) => {
      const { deadlineAt, now } = await asOwner(userId, () => calls.save(entries))
      hear({ deadlineAt, now })
    },
    report: (incidents) => asOwner(userId, () => calls.report(incidents)),
    onVerdict,
    onRefused: refused,
    onState: (sending) => state.set(sending === 'saved' ? { sending, savedAt: new Date() } : { sending }),
  })
  const stopFollowing = onOwnerChange(userId, (isOwner) => {
    const cameBack = isOwner && !state.get().isOwner
    state.set({ isOwner })
    if (cameBack) void sender.flush()
  })
  addEventListener('pagehide', leaving)
  document.addEventListener('visibilitychange', leaving)
  void followSitting({
    quizId,
    browserId,
    admitted: () => asOwner(userId, async () => {}),
    onChange,
    signal: stopping.signal,
  })
  // What was kept here, and never reached the server.
  if (hasPending()) sender.soon()

  return {
    quizId,
    sitting,
    state,
    clock,

    answer(questionId: string, answer: GivenAnswer | null): void {
      change(questionId, { answer })
    },

    flag(questionId: string, isFlagged: boolean): void {
      change(questionId, { isFlagged })
    },

    /** These are in view now. What one leaves, and what one meets for the first time, is noted. */
    look(questionIds: string[]): void {
      spent.look(questionIds)
      for (const questionId of questionIds) if (!journal.get(questionId)) change(questionId, {})
    },
    leave(questionIds: string[]): void {
      for (const questionId of questionIds) change(questionId, {})
    },

    /** The server says what follows; that somebody is warned is shown at once, be there a network or not. */
    note(kind: IncidentKind, questionId: string | null): void {
      if (stopping.signal.aborted || state.get().isLocked) return
      journal.note({ kind, questionId, elapsedMs: elapsed() })
      if (isViolation(kind) && sitting.antiCheat !== 'record') {
        state.set({ warning: state.get().warning ?? kind })
      }
      void sender.flush()
    },

    confirmWarning(): void {
      journal.note({ kind: 'warning_confirmed', questionId: null, elapsedMs: elapsed() })
      state.set({ warning: null })
      void sender.flush()
    },

    /** Locks, until the server has answered; unless the time was up, and there is more of it now. */
    async handIn(reason: 'asked' | 'timeUp'): Promise<void> {
      if (state.get().isLocked) return
      state.set({ isLocked: true })
      let reports = 0
      try {
        const isCalledOff = () => reason === 'timeUp' && hasTime()
        await handInUntilAnswered({
          handIn: async () => {
            await sender.flush()
            if (stopping.signal.aborted) return
            // By this device's clock the time is up; by the server's there may be some left.
            if (reason === 'timeUp') hear(await asOwner(userId, () => calls.save([])))
            if (isCalledOff()) return
            if (journal.pending().incidents.length > 0 && reports++ < REPORTS_MAX)
              throw new Error('Unreported')
            const receipt = await asOwner(userId, () => calls.handIn(journal.pending().entries))
            over(receipt, [])
          },
          isCalledOff,
          onDelay: (error) => {
            state.set({ isHandInDelayed: true })
            if (error instanceof NotTheOwner) state.set({ isOwner: false })
          },
          signal: stopping.signal,
        })
        if (!stopping.signal.aborted) state.set({ isLocked: false, isHandInDelayed: false })
      } catch (error) {
        refused(error)
      }
    },

    stop,
  }

  function change(questionId: string, changed: Partial<Pick<JournalEntry, 'answer' | 'isFlagged'>>): void {
    if (stopping.signal.aborted || state.get().isLocked) return
    journal.change(questionId, { ...changed, spentMs: spent.of(questionId) })
    state.set({ entries: entriesNow() })
    sender.soon()
  }

  function onVerdict({ warning, receipt }: Verdict): void {
    // What has been confirmed meanwhile is on its way.
    const isConfirmed = journal.pending().incidents.some(({ kind }) => kind === 'warning_confirmed')
    if (receipt) over(receipt)
    else if (!isConfirmed) state.set({ warning })
  }

  function refused(error: unknown): void {
    if (error instanceof NotTheOwner) state.set({ isOwner: false, sending: 'offline' })
    else over(undefined)
  }

  function hear({ deadlineAt, now }: { deadlineAt: string; now: string }): void {
    clock.hear(now)
    if (deadlineAt === state.get().deadlineAt) return
    state.set({ deadlineAt })
    onDeadline(deadlineAt)
  }

  function onChange({ isHere, receipt, ...told }: SittingChange): void {
    hear(told)
    if (receipt) over(receipt)
    if (isHere || stopping.signal.aborted) return
    stop()
    onElsewhere()
  }

  /** Since the start, in milliseconds. */
  function elapsed(): number {
    return Math.max(0, Math.round(clock.now() - Date.parse(sitting.startedAt)))
  }

  function hasTime(): boolean {
    return clock.now() < Date.parse(state.get().deadlineAt)
  }

  function leaving(): void {
    if (document.visibilityState === 'hidden' && hasPending()) void sender.flush()
  }

  function over(receipt: Receipt | undefined, unsent = journal.pending().entries): void {
    if (stopping.signal.aborted) return
    stop()
    state.set({ isLocked: true })
    onOver(receipt, unsent)
  }

  function stop(): void {
    stopping.abort()
    sender.stop()
    stopFollowing()
    removeEventListener('pagehide', leaving)
    document.removeEventListener('visibilitychange', leaving)
  }

  function hasPending(): boolean {
    const { entries, incidents } = journal.pending()
    return entries.length + incidents.length > 0
  }

  function entriesNow(): ReadonlyMap<string, JournalEntry> {
    return new Map(journal.all().map((entry) => [entry.questionId, entry]))
  }
}

/** So often handing in waits for what has still to be reported. */
const REPORTS_MAX = 3

export type Work = ReturnType<typeof createWork>

/** A browser that has no room left keeps nothing; what is sent does not depend on it. */
function unasked(keeping: Promise<void>): void {
  keeping.catch(() => {})
}

function isViolation(kind: IncidentKind): kind is Violation {
  return (VIOLATIONS as readonly IncidentKind[]).includes(kind)
}
