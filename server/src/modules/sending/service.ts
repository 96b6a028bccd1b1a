import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { MailSender, MailWriter, NewMail } from '#server/platform/mail/outbox.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { type CreatorsMailKind, MAIL_KINDS, type OurMailKind } from './mail-kinds.ts'
import {
  allowanceRefusal,
  dayOf,
  isNew,
  mailsPerDay,
  overflow,
  type SentWords,
  sendingRefusal,
} from './policy.ts'
import { type KnownSender, sendingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  /** The installation's own: makes people who are gone unrecognisable. */
  secret: string
  mailWriter: MailWriter
  workspaces: Pick<WorkspaceService, 'plansInForce'>
  branding: Pick<Branding, 'of'>
  /** As this installation's owner wants it, whatever the plan. */
  perDay: number | undefined
}

export type OurMail = NewMail & { kind: OurMailKind }

/** Whose words the mails carry. */
export interface Creator {
  kind: CreatorsMailKind
  authorId: string
  words: SentWords
  /** Under whose name they are written, where it has one. */
  workspaceId?: string
}

type Counter = Pick<KnownSender, 'userId' | 'email'>

/**
 * The one place at which mails are written: ours as they are, a creator's by an account that is somebody's, in words
 * that may go out, and not without end.
 */
export function createSendingService({
  db,
  now,
  secret,
  mailWriter,
  workspaces,
  branding,
  perDay,
}: Dependencies) {
  return {
    post: (tx: DbOrTx, { kind: _, ...mail }: OurMail) => mailWriter.post(tx, mail),

    farewell: (tx: DbOrTx, { kind: _, ...mail }: OurMail) => mailWriter.farewell(tx, mail),

    /**
     * As many as may be written, the first of them, or none: names and titles may have changed since the mails were
     * asked for, and not everybody who asks is the creator. Their ids come in the order of the mails.
     */
    async postFor(tx: Tx, creator: Creator, mails: readonly NewMail[]): Promise<string[]> {
      const { kind, authorId, words, workspaceId } = creator
      const author = await sendingRepository(tx).findSender(authorId)
      if (!author || sendingRefusal(author, words, now())) return []
      const fitting = await countWritten(tx, author, { kind, mails: mails.length })
      const sender = workspaceId && fitting > 0 ? await senderOf(tx, author, workspaceId) : null
      return mailWriter.postAll(
        tx,
        mails.slice(0, fitting).map((mail) => ({ ...mail, authorId, sender })),
      )
    },

    /** May this person's words be mailed to others at all? */
    async ensureAllowed(tx: DbOrTx, actor: Actor, words: SentWords): Promise<void> {
      const sender = await sendingRepository(tx).findSender(actor.userId)
      ensure(sender, 'notAuthenticated')
      allow(sendingRefusal(sender, words, now()))
    },

    /** The same where nothing is refused: what can't be told is left out. */
    async mayGoOut(tx: DbOrTx, authorId: string, words: SentWords): Promise<boolean> {
      const sender = await sendingRepository(tx).findSender(authorId)
      return sender !== undefined && sendingRefusal(sender, words, now()) === undefined
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

    countThatFit,

    forgetOld: () => sendingRepository(db).deleteBefore(dayOf(now())),
  }

  /** The workspace's own name, where it has one that may go out as all other words may. */
  async function senderOf(tx: Tx, author: KnownSender, workspaceId: string): Promise<MailSender | null> {
    const brand = await branding.of(tx, workspaceId)
    if (!brand) return null
    const words = [brand.name, brand.line, brand.senderName].join('\n')
    return sendingRefusal(author, { organizationName: words }, now()) ? null : brand
  }

  async function countWritten(
    tx: Tx,
    sender: KnownSender,
    { kind, mails }: { kind: CreatorsMailKind; mails: number },
  ) {
    return MAIL_KINDS[kind].counted === 'written' ? countThatFit(tx, sender, mails) : mails
  }

  /** For what is done anyway, whoever can be told of it: as many as fit into the day. Says how many. */
  async function countThatFit(tx: Tx, person: Counter, mails: number): Promise<number> {
    if (mails === 0) return 0
    const { used, limit, counted } = await add(tx, person, mails)
    const tooMany = overflow(used, limit)
    // Those are not sent at all.
    if (tooMany > 0) await sendingRepository(tx).add({ ...counted, mails: -tooMany })
    return mails - tooMany
  }

  async function add(tx: Tx, { userId, email }: Counter, mails: number) {
    const at = now()
    const limit = perDay ?? (await limitOf(tx, userId, at))
    // By the account and by its address: neither a new account nor a new address begins at nothing.
    const people = [userId, email].map((name) => keyedHash('mails', name, secret))
    const counted = { people, day: dayOf(at), mails }
    const sent = await sendingRepository(tx).add(counted)
    return { used: { sent, adding: mails }, limit, at, counted }
  }

  async function limitOf(tx: Tx, userId: string, at: Date): Promise<number> {
    const sender = await sendingRepository(tx).findSender(userId)
    ensure(sender, 'notAuthenticated')
    return mailsPerDay(await workspaces.plansInForce(tx, userId), { isNew: isNew(sender, at) })
  }
}

export type Sending = ReturnType<typeof createSendingService>
