import type { Db } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import { type Now, SECOND } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Presence } from '#server/platform/presence/service.ts'
import { incidentRepository } from '../incidents/repository.ts'
import { submissionRepository } from '../repository.ts'
import { gapsAmong, missedSince } from './gap.ts'
import { createMessageCache } from './messages.ts'
import { type Glance, type MessageRow, watchingRepository } from './repository.ts'

/** A page that listens. */
export interface Listener {
  quizId: string
  submissionId: string
  browserId: string
  userId: string
  sessionId: string
  /** Whether its heartbeat counts: it is the page that takes the quiz, and was welcomed as such. */
  isSeen: boolean
  /** Whether it has said since the last round that it is there. */
  hasBeaten: boolean
  /** How it stands now, and what they were told so far. */
  tell(glance: Glance, messages: readonly MessageRow[]): void
  /** Nothing more is told. */
  end(): void
}

interface Dependencies {
  db: Db
  now: Now
  log: Log
  sessions: Pick<SessionService, 'stillLive'>
  /** When the server was there itself. */
  presence: Presence
  /** Begins to go round, and gives back how to stop. */
  begin?: (round: () => Promise<void>) => () => void
}

/** How late a change may be. */
const ROUND_MS = SECOND
/** How long somebody goes on listening who no longer may. */
const LOOK_AFTER_MS = 10 * SECOND

/**
 * Goes round all who listen in this process, with one question to the database for all of them. People hand in, take
 * over and get more time in any process, so none of them could tell the others.
 */
export function createRounds({ db, now, log, sessions, presence, begin = everySecond }: Dependencies) {
  const listeners = new Set<Listener>()
  const messages = createMessageCache({ db })
  let stop: (() => void) | undefined
  let lookedAfterAt = now()
  let isAtIt = false

  return {
    join(listener: Listener): void {
      listeners.add(listener)
      if (stop) return
      lookedAfterAt = now()
      stop = begin(round)
    },

    /** False where it had left before. */
    leave(listener: Listener): boolean {
      if (!listeners.delete(listener)) return false
      if (listeners.size === 0) {
        stop?.()
        stop = undefined
      }
      return true
    },

    /** A page listens once: where it comes anew it has lost its connection, though nobody has told this side. */
    replace(page: Pick<Listener, 'submissionId' | 'browserId'>): void {
      for (const one of listeners)
        if (one.submissionId === page.submissionId && one.browserId === page.browserId) one.end()
    },

    /** A heartbeat of a page that listens here; the next round notes it with all others. False where it listens elsewhere. */
    hear({ quizId, userId, browserId }: Pick<Listener, 'quizId' | 'userId' | 'browserId'>): boolean {
      for (const one of listeners) {
        if (one.browserId !== browserId || one.userId !== userId || one.quizId !== quizId) continue
        one.hasBeaten = true
        return true
      }
      return false
    },

    see,
  }

  /** One that fails harms nobody: the next one follows. */
  async function round(): Promise<void> {
    if (isAtIt) return
    isAtIt = true
    try {
      // Whoever comes meanwhile is the next one's.
      await goRound([...listeners], now())
    } catch (error) {
      log.error(
        { err: error },
        'those who take a quiz could not be told how it stands; the next round follows',
      )
    } finally {
      isAtIt = false
    }
  }

  async function goRound(all: readonly Listener[], at: Date): Promise<void> {
    const glances = await watchingRepository(db).glance(idsOf(all))
    await messages.refresh(glances)
    const byId = new Map(glances.map((glance) => [glance.id, glance]))
    for (const one of all) follow(one, byId.get(one.submissionId))

    const here = all.filter((one) => listeners.has(one) && holds(one, byId.get(one.submissionId)))
    await welcome(
      // Whoever only listens is not seen: of a connection that is dead nobody may tell this side for minutes.
      here.filter(({ isSeen, hasBeaten }) => !isSeen || hasBeaten),
      at,
    )
    if (at.getTime() - lookedAfterAt.getTime() < LOOK_AFTER_MS) return
    await dismissSignedOut(all)
    lookedAfterAt = at
  }

  function follow(listener: Listener, glance: Glance | undefined): void {
    if (!holds(listener, glance)) listener.isSeen = false
    if (glance?.userId === listener.userId) listener.tell(glance, messages.of(glance))
    // Gone, or no longer theirs.
    else listener.end()
  }

  /** A page has begun to listen, or to take the quiz, or says that it is still there. */
  async function welcome(come: readonly Listener[], at: Date): Promise<void> {
    if (come.length === 0) return
    for (const one of come) one.hasBeaten = false
    const seen = await see(idsOf(come), at)
    for (const one of come) one.isSeen ||= seen.has(one.submissionId)
  }

  /** Their pages are here. Were they gone for long? Answers with those of whom it could be noted. */
  function see(submissionIds: readonly string[], at: Date): Promise<Set<string>> {
    return db.transaction(async (tx) => {
      const seen = await submissionRepository(tx).see(submissionIds, at)
      const missed = missedSince(seen, at)
      if (missed) {
        const presentMs = await presence.since(tx, missed)
        await incidentRepository(tx).noteGaps(gapsAmong(seen, at, presentMs), at)
      }
      return new Set(seen.map(({ id }) => id))
    })
  }

  async function dismissSignedOut(all: readonly Listener[]): Promise<void> {
    const live = await sessions.stillLive([...new Set(all.map(({ sessionId }) => sessionId))])
    for (const one of all) if (!live.has(one.sessionId)) one.end()
  }
}

function idsOf(listeners: readonly Listener[]): string[] {
  return [...new Set(listeners.map(({ submissionId }) => submissionId))]
}

/** Is it this page that takes the quiz? */
function holds({ browserId }: Listener, glance: Glance | undefined): boolean {
  return glance?.browserId === browserId
}

function everySecond(round: () => Promise<void>): () => void {
  const timer = setInterval(() => void round(), ROUND_MS)
  // Nobody's stop waits for it.
  timer.unref()
  return () => clearInterval(timer)
}
