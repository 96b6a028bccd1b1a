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
  /** Of each person: what is being written together with others. */
  const underWay = new Map<string, Promise<unknown>>()

  return async ({ endpoint, actor: { userId }, arrivedAt }, work) => {
    // By endpoint: whoever saves a lot can still hand in.
    pace.keep(`${endpoint.url} ${userId}`, arrivedAt)
    if (!endpoint.together)
      return turns.run(userId, async () => {
        // What was saved before somebody handed in is not refused for having been slower.
        await underWay.get(userId)
        return work()
      })
    // Not beside what may lock their row: all who are written with them would wait for it.
    const { saved } = await turns.run(userId, () => ({ saved: begun(userId, Promise.resolve(work())) }))
    return saved
  }

  function begun<T>(userId: string, work: Promise<T>): Promise<T> {
    const all = Promise.allSettled([underWay.get(userId), work]).then(() => {
      if (underWay.get(userId) === all) underWay.delete(userId)
    })
    underWay.set(userId, all)
    return work
  }
}

/** Of one person: a page saves every second or so, many times at once where it was offline. More is a program. */
const AT_ONCE = 100
const PER_SECOND = 20
/** Some thousands at work, each with a few endpoints. */
const REMEMBERS = 50_000
