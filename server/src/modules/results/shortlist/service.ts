import type { Result } from '@probant/contract/results/list'
import type { Db, Tx } from '#server/database/client.ts'
import { participantRepository } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ResultAccess } from '../access.ts'
import { resultRepository } from '../repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: ResultAccess
}

interface Address {
  quizId: string
  submissionId: string
}

/** Whom one wants to come back to, and why: for those who read the results, never for participants. */
export function createShortlist({ db, now, access }: Dependencies) {
  return {
    put: (
      actor: Actor,
      address: Address,
      note: string,
    ): Promise<Pick<Result, 'submissionId' | 'shortlist'>> =>
      db.transaction(async (tx) => {
        const { participantId, shortlistedAt } = await find(tx, actor, address)
        const changes = { shortlistedAt: shortlistedAt ?? now(), shortlistNote: note }
        await participantRepository(tx).update(participantId, changes)
        return { submissionId: address.submissionId, shortlist: { note } }
      }),

    takeOff: (actor: Actor, address: Address): Promise<void> =>
      db.transaction(async (tx) => {
        const { participantId } = await find(tx, actor, address)
        await participantRepository(tx).update(participantId, { shortlistedAt: null, shortlistNote: '' })
      }),
  }

  async function find(tx: Tx, actor: Actor, { quizId, submissionId }: Address) {
    await access.authorize(tx, actor, quizId)
    const found = await resultRepository(tx).find(quizId, submissionId)
    ensure(found, 'submissionNotFound')
    return found
  }
}
