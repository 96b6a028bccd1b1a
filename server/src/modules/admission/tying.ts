import type { Tx } from '#server/database/client.ts'
import { participantRepository } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { enteringRepository, type InvitedParticipant } from './repository.ts'

/**
 * One person, one attempt: whoever takes part by one address already does so, by whichever other they come. What else
 * was sent to them stays as it is.
 */
export function createTying({ now }: { now: Now }) {
  return {
    /**
     * The account has to be held, so that of two who come at once the second sees the first. A guest's place passes to
     * whoever proves the address.
     */
    async tie(tx: Tx, invited: InvitedParticipant, userId: string): Promise<InvitedParticipant> {
      const own = (await enteringRepository(tx).findTied(invited.quiz.id, userId)) ?? invited
      const { id, openedAt, userId: tiedTo } = own.participant
      if (tiedTo !== userId || !openedAt) {
        await participantRepository(tx).update(id, { userId, openedAt: openedAt ?? now() })
      }
      return own
    },
  }
}
