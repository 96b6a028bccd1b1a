import type { IncidentKind } from '@probant/contract/submissions/incidents'
import type { SittingChange } from '@probant/contract/submissions/page'
import type { GivenAnswer, JournalEntry, Receipt } from '@probant/contract/submissions/taking'
import { createObservable } from '#web/lib/observable.ts'
import { createJournal } from '../journal/journal.ts'
import type { BrowserKeeping } from '../journal/keeping.ts'
import { createSender } from '../journal/sender.ts'
import type { KeptSitting } from '../journal/store.ts'
import type { callsOf } from '../mutations.ts'
import { answerBeside } from './beside.ts'
import { followSitting } from './following.ts'
import { createHandingIn } from './handing-in.ts'
import { lostOf } from './lost.ts'
import { createNoting } from './noting.ts'
import { asOwner, NotTheOwner, onOwnerChange } from './owner.ts'
import { createPausing } from './pausing.ts'
import type { ServerClock } from './server-clock.ts'
import { createTimeSpent } from './time-spent.ts'
import { createUnread } from './unread.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  kept: KeptSitting
  journal: Parameters<typeof createJournal>[1]
  keeping: BrowserKeeping
  browserId: string
  calls: ReturnType<typeof callsOf>
  clock: ServerClock
  onDeadline: (deadlineAt: string) => void
  /** It is over, or refused: then how it stands is the server's to say, and what of the rest it has. */
  onOver: (receipt: Receipt | undefined, unsent: readonly JournalEntry[]) => void
  /** Another page has taken over; so many answers have not left this one. */
  onElsewhere: (unsentCount: number) => void
}

/** Somebody at work on their paper in this page: every change is kept, numbered, sent, until it is over. */
export function createWork(dependencies: Dependencies) {
  const { kept, keeping, browserId, calls, clock, onDeadline, onOver, onElsewhere } = dependencies
  const { quizId, userId, sitting } = kept
  const stopping = new AbortController()
  const { signal } = stopping
  const journal = createJournal(sitting, dependencies.journal, keeping.linesOf(sitting.submissionId))
  const spent = createTimeSpent((questionId) => journal.get(questionId)?.spentMs ?? 0)
  const isPending = journal.pending().entries.length + journal.pending().incidents.length > 0
  const state = createObservable<WorkState>({
    entries: entriesNow(),
    sending: 'saved',
    ...keeping.state.get(),
    savedAt: isPending ? undefined : new Date(),
    deadlineAt: sitting.deadlineAt,
    warning: sitting.warning,
    isJudged: false,
    exemptions: sitting.exemptions,
    isOwner: true,
    isLocked: false,
    isPaused: sitting.isPaused ?? false,
    pausedAt: sitting.pausedAt ?? null,
    messages: [],
    isHandInDelayed: false,
  })
  const save = (entries: readonly JournalEntry[], how?: { outlivesPage?: boolean }) =>
    asOwner(userId, () => calls.save(entries, how)).then((told) => {
      hear(told)
      pausing.onTaken()
    })
  const pausing = createPausing({ state, send: () => void sender.flush() })
  const unread = createUnread()
  const noting = createNoting({
    sitting,
    journal,
    state,
    clock,
    exemptions: () => state.get().exemptions,
    send: () => void sender.flush(),
    onReceipt: over,
  })
  const sender = createSender({
    journal,
    save,
    report: (incidents) => asOwner(userId, () => calls.report(incidents)),
    onVerdict: noting.onVerdict,
    onRefused: refused,
    onState: (sending) => state.set(sending === 'saved' ? { sending, savedAt: new Date() } : { sending }),
    onParting: noteTime,
  })
  const stops = [
    sender.stop,
    keeping.state.subscribe(() => state.set(keeping.state.get())),
    onOwnerChange(userId, (isOwner) => {
      const cameBack = isOwner && !state.get().isOwner
      state.set({ isOwner })
      if (cameBack) void sender.flush()
    }),
  ]
  void followSitting({
    quizId,
    browserId,
    admitted: () => asOwner(userId, async () => {}),
    beat: () => asOwner(userId, calls.beat),
    onChange,
    signal,
  })
  answerBeside(quizId, signal)
  // What was kept here, and never reached the server.
  if (isPending) sender.soon()

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

    note(kind: IncidentKind, questionId: string | null): void {
      if (signal.aborted || state.get().isLocked) return
      // A second violation may end it.
      noteTime()
      noting.note(kind, questionId)
    },
    confirmWarning: noting.confirmWarning,

    /** A message was read. */
    putAway(id: string): void {
      unread.putAway(id)
      state.set({ messages: unread.among(state.get().messages) })
    },

    handIn: createHandingIn({
      state,
      beforeLock: noteTime,
      flush: sender.flush,
      hasUnreported: () => journal.pending().incidents.length > 0,
      hearTime: () => save([]),
      hasTime: () => clock.now() < Date.parse(state.get().deadlineAt),
      handIn: () => asOwner(userId, () => calls.handIn(journal.pending().entries)),
      onReceipt: (receipt) => over(receipt, []),
      onRefused: refused,
      signal,
    }),
  }

  function change(questionId: string, changed: Partial<Pick<JournalEntry, 'answer' | 'isFlagged'>>): void {
    const { isLocked, isJudged } = state.get()
    if (signal.aborted || isLocked || isJudged) return
    journal.change(questionId, { ...changed, spentMs: spent.of(questionId) })
    state.set({ entries: entriesNow() })
    sender.soon()
  }

  /** Nobody turns the page any more, or may not: what is in view has its time all the same. */
  function noteTime(): void {
    for (const questionId of spent.inView()) {
      const noted = journal.get(questionId)?.spentMs ?? 0
      // A page that is hidden and then closed says it once.
      if (spent.of(questionId) - noted >= WORTH_NOTING_MS) change(questionId, {})
    }
  }

  /** Answers whether it is only for now. */
  function refused(error: unknown): boolean {
    if (pausing.isPause(error)) return true
    if (error instanceof NotTheOwner) state.set({ isOwner: false, sending: 'offline' })
    else over(undefined)
    return false
  }

  function hear({ deadlineAt, now }: { deadlineAt: string; now: string }): void {
    clock.hear(now)
    if (deadlineAt === state.get().deadlineAt) return
    state.set({ deadlineAt })
    onDeadline(deadlineAt)
  }

  function onChange({
    isHere,
    receipt,
    isPaused,
    pausedAt,
    messages,
    exemptions,
    ...told
  }: SittingChange): void {
    hear(told)
    pausing.hear({ isPaused, pausedAt })
    state.set({ messages: unread.among(messages), exemptions })
    if (receipt) over(receipt)
    if (isHere || signal.aborted) return
    stop()
    onElsewhere(lostOf(journal.pending().entries, { answers: journal.held() }).length)
  }

  function over(receipt: Receipt | undefined, unsent = journal.pending().entries): void {
    if (signal.aborted) return
    stop()
    state.set({ isLocked: true })
    onOver(receipt, unsent)
  }

  function stop(): void {
    stopping.abort()
    for (const stop of stops) stop()
  }

  function entriesNow(): ReadonlyMap<string, JournalEntry> {
    return new Map(journal.all().map((entry) => [entry.questionId, entry]))
  }
}

export type Work = ReturnType<typeof createWork>

const WORTH_NOTING_MS = 500
