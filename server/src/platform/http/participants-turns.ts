import type { Endpoint } from '@probant/contract/endpoint'
import { createPace } from '#server/platform/pace.ts'
import { createTurns } from '#server/platform/turns.ts'
import type { Actor } from './actor.ts'

/** Does what a participant asks for in their turn. */
export type InTurn = <T>(call: ParticipantsCall, work: () => Promise<T> | T) => Promise<T>

interface ParticipantsCall {
  endpoint: Endpoint
  actor: Actor
  arrivedAt: Date
}

/**
 * Every call of a participant comes through here: many of them lock the same row, and each that waited for it in the
 * database would keep a connection from those who save. A page is no program: what comes faster is refused and made again.
 */
export function createParticipantsTurns(): InTurn {
  const pace = createPace({ atOnce: AT_ONCE, perSecond: PER_SECOND, remembers: REMEMBERS })
  const turns = createTurns({ waitingMax: AT_ONCE })

  return async ({ endpoint, actor: { userId }, arrivedAt }, work) => {
    // By endpoint: whoever saves a lot can still hand in.
    pace.keep(`${endpoint.url} ${userId}`, arrivedAt)
    if (!endpoint.together) return turns.run(userId, work)
    // Not beside what may lock their row: all who are written with them would wait for it.
    await turns.run(userId, () => {})
    return work()
  }
}

/** Of one person: a page saves every second or so, many times at once where it was offline. More is a program. */
const AT_ONCE = 100
const PER_SECOND = 20
/** Some thousands at work, each with a few endpoints. */
const REMEMBERS = 50_000
