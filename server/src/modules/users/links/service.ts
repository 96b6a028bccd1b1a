import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { DAY, HOUR, later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { LINK_PURPOSES, type LinkPurpose, type LinkRow, linkRepository } from './repository.ts'

/** Links in mails: who follows one reads that mailbox. Each works once. */
export function createLinkService({ db, now, origin }: { db: Db; now: Now; origin: () => string }) {
  return {
    /** The address to mail. The token stands behind the `#`, which browsers keep to themselves. */
    async create(
      tx: Tx,
      { userId, purpose, email }: { userId: string; purpose: LinkPurpose; email: string },
    ) {
      const links = linkRepository(tx)
      const { token, hash } = newToken('link')
      const at = now()
      // Of several changes of address the last one asked for counts.
      if (purpose === 'change_email') await links.delete({ userId, purpose })
      await links.create({
        userId,
        purpose,
        email,
        tokenHash: hash,
        createdAt: at,
        expiresAt: later(at, LIFETIME_MS[purpose]),
      })
      return `${origin()}${PAGES[purpose]}#${token}`
    },

    async get(tx: Tx, token: string): Promise<LinkRow> {
      const link = await linkRepository(tx).find(hashOf(token), now())
      ensure(link, 'invalidLink')
      return link
    },

    /** All of the user's links of these purposes are spent with one of them. */
    async spend(tx: Tx, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
      for (const purpose of purposes) await linkRepository(tx).delete({ userId, purpose })
    },

    /** All but the right to take a change of address back: who has made the change must not end it. */
    async spendAll(tx: Tx, userId: string): Promise<void> {
      for (const purpose of LINK_PURPOSES) {
        if (purpose !== 'undo_email') await linkRepository(tx).delete({ userId, purpose })
      }
    },

    /** The right by which this account may come back to an address; of several the oldest. */
    async findUndoTo(tx: Tx, userId: string, email: string): Promise<LinkRow | undefined> {
      const undos = await linkRepository(tx).listPending(userId, 'undo_email', now())
      return undos.findLast((undo) => undo.email === email)
    },

    /** This one, and those of later changes: they led on from what is no more. */
    spendUndosSince: (tx: Tx, { userId, createdAt }: LinkRow) =>
      linkRepository(tx).delete({ userId, purpose: 'undo_email', since: createdAt }),

    /** May an account still get this address back, that has left it lately? Other than `exceptFor` itself. */
    isReserved: (tx: DbOrTx, email: string, exceptFor?: string): Promise<boolean> =>
      linkRepository(tx).existsUndoTo(email, exceptFor, now()),

    async countPending(tx: Tx, userId: string, purpose: LinkPurpose): Promise<number> {
      return (await linkRepository(tx).listPending(userId, purpose, now())).length
    },

    async pendingEmail(tx: DbOrTx, userId: string): Promise<string | null> {
      const [link] = await linkRepository(tx).listPending(userId, 'change_email', now())
      return link?.email ?? null
    },

    forgetOld: () => linkRepository(db).deleteExpired(now()),
  }
}

export type LinkService = ReturnType<typeof createLinkService>

const LIFETIME_MS: Record<LinkPurpose, number> = {
  verify_email: 7 * DAY,
  change_email: DAY,
  undo_email: 7 * DAY,
  reset_password: HOUR,
}

const PAGES: Record<LinkPurpose, string> = {
  verify_email: '/verify-email',
  change_email: '/verify-email',
  undo_email: '/undo-email-change',
  reset_password: '/reset-password',
}
