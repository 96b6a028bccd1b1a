import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import {
  allowanceRefusal,
  dayOf,
  isNew,
  mailsPerDay,
  overflow,
  type SentWords,
  wordsRefusal,
} from './policy.ts'
import { sendingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  /** The installation's own: makes people who are gone unrecognisable. */
  secret: string
  workspaces: Pick<WorkspaceService, 'plansInForce'>
  /** As this installation's owner wants it, whatever the plan. */
  perDay: number | undefined
}

/** Whoever has others mailed: by an account that is somebody's, in words that may go out, and not without end. */
export function createSendingService({ db, now, secret, workspaces, perDay }: Dependencies) {
  return {
    /** May this person's words be mailed to others at all? */
    async ensureAllowed(tx: DbOrTx, actor: Actor, words: SentWords): Promise<void> {
      ensure(actor.isEmailVerified, 'emailNotVerified')
      allow(wordsRefusal(await getSender(tx, actor), words, now()))
    },

    /** The same when a mail is written: names and titles may have changed since it was allowed. */
    async mayGoOut(tx: DbOrTx, authorId: string, words: SentWords): Promise<boolean> {
      const sender = await sendingRepository(tx).findSender(authorId)
      return sender !== undefined && wordsRefusal(sender, words, now()) === undefined
    },

    /**
     * Counts mails in the transaction that causes them, or refuses: of two at once, only one takes the last. Nothing is
     * ever given back: what was taken back may have been read.
     */
    async count(tx: Tx, actor: Actor, mails: number): Promise<void> {
      if (mails === 0) return
      const { used, limit, at } = await add(tx, actor, mails)
      allow(allowanceRefusal(used, limit, at))
    },

    /** The same for what is done anyway, whoever can be told of it: as many as fit into the day. Says how many. */
    async countThatFit(tx: Tx, actor: Actor, mails: number): Promise<number> {
      if (mails === 0) return 0
      const { used, limit, counted } = await add(tx, actor, mails)
      const tooMany = overflow(used, limit)
      // Those are not sent at all.
      if (tooMany > 0) await sendingRepository(tx).add({ ...counted, mails: -tooMany })
      return mails - tooMany
    },

    forgetOld: () => sendingRepository(db).deleteBefore(dayOf(now())),
  }

  async function add(tx: Tx, actor: Actor, mails: number) {
    const at = now()
    const limit = perDay ?? (await limitOf(tx, actor, at))
    // By the account and by its address: neither a new account nor a new address begins at nothing.
    const people = [actor.userId, actor.email].map((name) => keyedHash('mails', name, secret))
    const counted = { people, day: dayOf(at), mails }
    const sent = await sendingRepository(tx).add(counted)
    return { used: { sent, adding: mails }, limit, at, counted }
  }

  async function limitOf(tx: Tx, actor: Actor, at: Date): Promise<number> {
    const sender = await getSender(tx, actor)
    return mailsPerDay(await workspaces.plansInForce(tx, actor.userId), { isNew: isNew(sender, at) })
  }

  async function getSender(tx: DbOrTx, { userId }: Actor) {
    const sender = await sendingRepository(tx).findSender(userId)
    ensure(sender, 'notAuthenticated')
    return sender
  }
}

export type Sending = ReturnType<typeof createSendingService>
