import type { Begun } from '@probant/contract/participants/begun'
import type { Lobby } from '@probant/contract/participants/entering'
import type { JournalEntry, Receipt, Sitting } from '@probant/contract/submissions/taking'
import { fetchDrawings } from '#web/features/paper/kinds/taking.ts'
import { createObservable } from '#web/lib/observable.ts'
import { isRefusal } from '#web/lib/reconnecting.ts'
import { knowSession, lastPersonId, personIn, sessionReady, sessionState } from '#web/lib/session.ts'
import { createKeeping } from '../journal/keeping.ts'
import { availableStore, type KeptSitting } from '../journal/store.ts'
import { callsOf } from '../mutations.ts'
import { openPage, readLobby } from '../queries.ts'
import { forgetDeparture, readArrival } from '../watching/departure.ts'
import { claimBrowserId } from './browser-id.ts'
import { lostOf } from './lost.ts'
import { isAtDoor, rememberDoor } from './next-door.ts'
import { isSignedOut } from './owner.ts'
import { fetchPictures, forgetPictures } from './pictures.ts'
import { createServerClock } from './server-clock.ts'
import { createWork, type Work } from './work.ts'

/** Where somebody stands with a quiz, from its door to the receipt. */
export type Step =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  /** Nobody is signed in: the login leads back here. */
  | { name: 'signedOut' }
  | { name: 'lobby'; lobby: Lobby; heardAt: number }
  /** Begun, and open in another page: this one has to ask for it. */
  | { name: 'elsewhere'; lobby: Lobby; unsentCount: number; left: Left }
  /** Somebody known by name alone was let in on another device: this one can't come back. */
  | { name: 'shutOut'; lobby: Lobby; unsentCount: number }
  | { name: 'working'; lobby: Lobby; work: Work; place: number | undefined }
  | { name: 'over'; lobby: Lobby; sitting: Sitting; receipt: Receipt; lost: JournalEntry[] }

/** What is left to whoever has begun, as the server said, and when that was by this device's clock. */
export interface Left {
  begun: Begun
  heardAt: number
}

/** The page of one quiz: it asks the server how it stands, and goes on from there. */
export async function createQuizPage(quizId: string) {
  readArrival(quizId)
  const state = createObservable<{ step: Step }>({ step: { name: 'loading' } })
  const [browserId, store] = await Promise.all([claimBrowserId(), availableStore()])
  const keeping = createKeeping(store)
  const callsFor = (attempt?: number) => callsOf(quizId, browserId, attempt)
  let kept: KeptSitting | undefined
  const opened = open()

  return {
    quizId,
    state,
    /** What was asked first is answered: there is more to show than that it is on its way. */
    opened,
    open,

    /** The door may have changed: it opens by itself, and may be shut. */
    async lookAgain(): Promise<void> {
      const lobby = await readLobby(quizId)
      if (state.get().step.name === 'lobby') go({ name: 'lobby', lobby, heardAt: Date.now() })
    },

    /** Over, or open elsewhere: it may have been reopened since, or handed in there. Answers whether they can go on. */
    async lookBeyond(): Promise<boolean> {
      const { step } = state.get()
      const { lobby, sitting } = await openPage(quizId, browserId)
      if (step !== state.get().step) return false
      if (step.name === 'elsewhere' && !lobby && isByName(step.lobby)) go({ ...step, name: 'shutOut' })
      if (!lobby || !sitting) return false
      const { receipt, isHere, isFree, canBeReopened } = sitting
      if (step.name === 'elsewhere' && !receipt && !isHere && !isFree) {
        // Minutes may have been added there, or the clock stopped.
        go({ ...step, left: leftOf(sitting) })
        return false
      }
      if (step.name === 'over' && receipt && canBeReopened === step.sitting.canBeReopened) return false
      await enter(lobby, sitting)
      return !receipt
    },

    /** The clock starts now. */
    start: (lobby: Lobby) => goOn(lobby, callsFor(lobby.attempts?.next?.number).start),
    /** The other page is shut out. */
    takeOver: (lobby: Lobby) => goOn(lobby, callsFor().takeOver),
    /** To the door once more, before another attempt. */
    goBack(lobby: Lobby): void {
      rememberDoor(lobby, ownId())
      go({ name: 'lobby', lobby, heardAt: Date.now() })
    },

    /** A reload comes back to this page of the paper. */
    async rememberPlace(index: number): Promise<void> {
      if (!kept) return
      kept = { ...kept, place: index }
      await keeping.keepSitting(kept)
    },
  }

  function go(step: Step): void {
    if (isNotAtWork(step)) forgetDeparture(quizId)
    state.set({ step })
  }

  async function open(unsent: readonly JournalEntry[] = []): Promise<void> {
    try {
      const { session, lobby, sitting } = await openPage(quizId, browserId)
      knowSession(session)
      if (!lobby) return go({ name: 'signedOut' })
      const isBeforeNext = sitting?.receipt && unsent.length === 0 && isAtDoor(lobby, ownId())
      if (sitting && !isBeforeNext) return await enter(lobby, sitting, unsent)
      go({ name: 'lobby', lobby, heardAt: Date.now() })
    } catch (error) {
      kept = isRefusal(error) ? undefined : await keptHere()
      if (!kept) return go(await afterFailure(error))
      await work(kept, Math.max(0, Date.now() - kept.keptAt))
    }
  }

  /** What can be said depends on whom it was refused to. An invitation's session opens its own quiz, and no other. */
  async function afterFailure(error: unknown): Promise<Step> {
    const session = isRefusal(error) ? await sessionReady() : sessionState()
    const isForAnother = session.status === 'quizOnly' && session.quizId !== quizId
    return isForAnother ? { name: 'signedOut' } : { name: 'failed', error }
  }

  /** A refusal says that it stands otherwise than this page believes. */
  async function goOn(lobby: Lobby, call: () => Promise<Sitting>): Promise<void> {
    try {
      await enter(lobby, await call())
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { step } = state.get()
      if (step.name === 'elsewhere' && isSignedOut(error) && isByName(lobby)) go({ ...step, name: 'shutOut' })
      else await open()
    }
  }

  /** Where another page has the paper now. Whether this one may ask for it, the server says. */
  async function goElsewhere(lobby: Lobby, unsentCount: number): Promise<void> {
    const isShutOut =
      isByName(lobby) &&
      (await openPage(quizId, browserId).then(
        (opened) => !opened.lobby,
        () => false,
      ))
    if (isShutOut || !kept) return go({ name: 'shutOut', lobby, unsentCount })
    go({ name: 'elsewhere', lobby, unsentCount, left: leftOf(kept.sitting, kept.keptAt) })
  }

  /** Of whoever was here last, and of nobody else: others may sit at this computer now. */
  async function keptHere(): Promise<KeptSitting | undefined> {
    const userId = lastPersonId()
    return userId ? store.readSitting(quizId, userId).catch(() => undefined) : undefined
  }

  function journalOf({ submissionId }: Sitting) {
    return store.readJournal(submissionId).catch(() => ({ entries: [], incidents: [] }))
  }

  async function enter(lobby: Lobby, sitting: Sitting, unsent: readonly JournalEntry[] = []): Promise<void> {
    const { receipt, isHere, isFree } = sitting
    const userId = ownId()
    const before = await store.readSitting(quizId, userId).catch(() => undefined)
    const isSame = before?.sitting.submissionId === sitting.submissionId
    kept = { quizId, userId, lobby, sitting, keptAt: Date.now(), place: isSame ? before.place : undefined }
    if (isFree && !receipt) return enter(lobby, await callsFor().takeOver())
    const lost = lostOf([...unsent, ...(await journalOf(sitting)).entries], sitting)
    if (receipt) return leave(receipt, lost)
    if (!isHere) return go({ name: 'elsewhere', lobby, unsentCount: lost.length, left: leftOf(sitting) })
    await keeping.keepSitting(kept)
    await work(kept, 0)
  }

  async function work(now: KeptSitting, elapsedMs: number): Promise<void> {
    const { lobby, sitting, place } = now
    const journal = await journalOf(sitting)
    fetchDrawings(sitting.paper)
    void fetchPictures(quizId, sitting.paper)
    const clock = createServerClock(sitting.now, { elapsedMs })
    const atWork = createWork({
      kept: now,
      journal,
      keeping,
      browserId,
      calls: callsFor(sitting.attempt),
      clock,
      onDeadline: (deadlineAt) => {
        if (!kept) return
        const told = { deadlineAt, now: new Date(clock.now()).toISOString(), isPaused: false, pausedAt: null }
        kept = { ...kept, sitting: { ...kept.sitting, ...told }, keptAt: Date.now() }
        void keeping.keepSitting(kept)
      },
      onOver: (receipt, unsent) => {
        // What was still on its way may have reached the server all the same.
        if (receipt && unsent.length === 0) void leave(receipt, [])
        else void open(unsent)
      },
      onElsewhere: (unsentCount) => void goElsewhere(lobby, unsentCount),
    })
    go({ name: 'working', lobby, work: atWork, place })
  }

  /** What did not reach the server in time stays in this browser, and is shown; nothing else does. */
  async function leave(receipt: Receipt, lost: JournalEntry[]): Promise<void> {
    if (!kept) return
    go({ name: 'over', lobby: kept.lobby, sitting: kept.sitting, receipt, lost })
    if (lost.length === 0) await store.forget(kept).catch(() => {})
    await forgetPictures(quizId)
  }
}

function ownId(): string {
  return personIn(sessionState())?.id ?? ''
}

/** The server has said that nothing of theirs goes on in this page: what begins here later was not left before. */
function isNotAtWork({ name }: Step): boolean {
  return name === 'lobby' || name === 'elsewhere' || name === 'shutOut' || name === 'over'
}

function leftOf({ deadlineAt, pausedAt, now }: Sitting, heardAt = Date.now()): Left {
  return { begun: { deadlineAt, pausedAt, now }, heardAt }
}

/** Whoever has no address can't sign in again: their browser was their way in. */
function isByName({ email }: Lobby): boolean {
  return email === ''
}

export type QuizPageModel = Awaited<ReturnType<typeof createQuizPage>>
