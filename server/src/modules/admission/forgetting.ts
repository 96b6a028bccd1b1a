import type { Accommodation } from '@probant/contract/participants/participant'
import type { Tx } from '#server/database/client.ts'
import type { Publication } from '#server/modules/quizzes/index.ts'
import { participantRepository } from '#server/modules/roster/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { anonymousAddress } from '#server/platform/mail/stand-in-address.ts'
import { enteringRepository } from './repository.ts'

interface Dependencies {
  outbox: Outbox
  publication: Publication
  forgotten: Announcement<ForgottenParticipants>
}

/** What they have begun stays without a name: whatever else has one goes. */
export interface ForgottenParticipants {
  participantIds: readonly string[]
}

/** What stays of somebody whose account is deleted. */
export function createForgetting({ outbox, publication, forgotten }: Dependencies) {
  return {
    /** After their quizzes and before the account: whoever comes into a quiz holds them in this order too. */
    async lock(tx: Tx, person: ProvedAccount): Promise<void> {
      await enteringRepository(tx).lockAllOf(person)
    },

    /**
     * What they have begun counts on without their name; other invitations are withdrawn, and a draft that nobody is
     * invited to any more is loosened. The mail of either goes, also where it was sent to another address of theirs.
     */
    async forget(tx: Tx, person: ProvedAccount): Promise<void> {
      const participants = participantRepository(tx)
      const theirs = await enteringRepository(tx).lockAllOf(person)
      await outbox.discard(
        tx,
        theirs.flatMap(({ mailId }) => mailId ?? []),
      )
      await forgotten.announce(tx, { participantIds: theirs.map(({ id }) => id) })
      for (const { id, quizId, hasBegun, accommodation } of theirs) {
        if (hasBegun) {
          await participants.update(id, anonymous(id, accommodation))
        } else {
          await participants.delete(id)
          await publication.loosen(tx, quizId)
        }
      }
    },
  }
}

/** Their extra time explains their result; why they were exempted is nobody's business any more. */
function anonymous(id: string, accommodation: Accommodation | null) {
  return {
    email: anonymousAddress(id),
    name: '',
    givenEmail: null,
    userId: null,
    mailDue: null,
    mailId: null,
    message: '',
    codeHash: null,
    shortlistedAt: null,
    shortlistNote: '',
    accommodation: accommodation && { ...accommodation, exemptions: [] },
  }
}
