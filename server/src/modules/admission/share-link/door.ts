import type { DbOrTx } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import { ensure } from '#server/platform/errors.ts'
import { enteringRepository } from '../repository.ts'
import { type Shared, shareLinkRepository } from './repository.ts'
import { admits } from './rule.ts'

/** What a share link leads to, and whom it lets through. */
export function createShareDoor({ tokens }: { tokens: LinkTokens }) {
  return {
    /** Made-up ones cost nothing: the seal is looked at before the database is. */
    idOf(token: string): string {
      const shareLinkId = tokens.read('share', token)
      ensure(shareLinkId, 'shareLinkClosed')
      return shareLinkId
    },

    async find(tx: DbOrTx, shareLinkId: string): Promise<Shared> {
      const shared = await shareLinkRepository(tx).find(shareLinkId)
      ensure(shared, 'shareLinkClosed')
      return shared
    },

    /** Who takes part already may come by any way. */
    async admits(tx: DbOrTx, { link, quiz }: Shared, email: string): Promise<boolean> {
      const isParticipant = (await enteringRepository(tx).findByMailbox(quiz.id, email)) !== undefined
      return admits(link, email) || isParticipant
    },
  }
}

export type ShareDoor = ReturnType<typeof createShareDoor>
