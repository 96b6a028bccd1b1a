import type { Accommodation } from '@probant/contract/participants/participant'
import type { Tx } from '#server/database/client.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { LinkTokens } from '../link-tokens.ts'
import { type Person, participantRepository } from '../repository.ts'
import { anonymousAddress } from './anonymous-address.ts'
import { enteringRepository } from './repository.ts'

/** What stays of somebody whose account is deleted. */
export function createForgetting({ outbox, tokens }: { outbox: Outbox; tokens: LinkTokens }) {
  return {
    /** Before the account: whoever comes into a quiz holds them in this order too. */
    async hold(tx: Tx, person: Person): Promise<void> {
      await enteringRepository(tx).holdAllOf(person)
    },

    /** What they have begun counts on without their name; other invitations are withdrawn. Mails of either go. */
    async forget(tx: Tx, person: Person): Promise<void> {
      const participants = participantRepository(tx)
      const theirs = await enteringRepository(tx).holdAllOf(person)
      await eraseMails(tx, person, theirs)
      for (const { id, hasBegun, accommodation } of theirs) {
        if (hasBegun) await participants.update(id, anonymous(id, accommodation))
        else await participants.delete(id)
      }
    },
  }

  async function eraseMails(tx: Tx, { email }: Person, theirs: { id: string; email: string }[]) {
    const links = theirs.map(({ id }) => tokens.issue('invitation', id))
    const addresses = new Set([...theirs.map((one) => one.email), ...(email ? [email] : [])])
    for (const to of addresses) await outbox.erase(tx, { to, tokens: links })
  }
}

/** Their extra time explains their result; why they were exempted is nobody's business any more. */
function anonymous(id: string, accommodation: Accommodation | null) {
  return {
    email: anonymousAddress(id),
    name: '',
    userId: null,
    mailDue: null,
    mailId: null,
    accommodation: accommodation && { ...accommodation, exemptions: [] },
  }
}

export type Forgetting = ReturnType<typeof createForgetting>
