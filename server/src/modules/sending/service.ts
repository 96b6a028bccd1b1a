import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Subscribed, Subscriber, SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { allowanceRefusal, dayOf, isNew, mailsPerDay, type SentWords, wordsRefusal } from './policy.ts'
import { sendingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  subscriptions: Pick<SubscriptionService, 'planInForce'>
  /** As this installation's owner wants it, whatever the plan. */
  perDay: number | undefined
}

/** Whoever has others mailed: by an account that is somebody's, in words that may go out, and not without end. */
export function createSendingService({ db, now, subscriptions, perDay }: Dependencies) {
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
    async count(tx: Tx, actor: Actor, place: Subscriber & Subscribed, mails: number): Promise<void> {
      if (mails === 0) return
      const at = now()
      const limit = perDay ?? (await limitOf(tx, actor, place, at))
      const sent = await sendingRepository(tx).add({ userId: actor.userId, day: dayOf(at), mails })
      allow(allowanceRefusal({ sent, adding: mails }, limit, at))
    },

    forgetOld: () => sendingRepository(db).deleteBefore(dayOf(now())),
  }

  async function limitOf(tx: Tx, actor: Actor, place: Subscriber & Subscribed, at: Date): Promise<number> {
    const plan = await subscriptions.planInForce(tx, place, place.kind)
    const sender = await getSender(tx, actor)
    return mailsPerDay(plan?.limits.participants ?? 0, { isNew: isNew(sender, at) })
  }

  async function getSender(tx: DbOrTx, { userId }: Actor) {
    const sender = await sendingRepository(tx).findSender(userId)
    ensure(sender, 'notAuthenticated')
    return sender
  }
}

export type Sending = ReturnType<typeof createSendingService>
