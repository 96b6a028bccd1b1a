import { MAIL_STATUSES } from '@probant/contract/admin/mails'
import { LOCALES } from '@probant/contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { logos } from './branding.ts'
import { users } from './users.ts'

/** The outbox: written in the transaction of the action, sent by a job afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    /** Who is named in it besides its reader: whoever invites. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    locale: text('locale', { enum: LOCALES }).notNull(),
    subject: text('subject').notNull(),
    /** Empty, like the other form of it, once it has been kept for long enough. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The link or code it carries, so that it can be hidden or printed without reading the text. */
    link: text('link'),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** Who it comes from, before “via” the product; null: the product alone. */
    senderName: text('sender_name'),
    /** Whose address answers go to, as it is when the mail is sent. */
    replyToId: uuid('reply_to_id').references(() => users.id, { onDelete: 'set null' }),
    /** The picture at its head, which goes out with it. */
    logoId: uuid('logo_id').references(() => logos.id, { onDelete: 'set null' }),
    /** Not even the row stays once it was sent, or can't be: somebody is gone whom it names. */
    forgetAfterwards: boolean('forget_afterwards').notNull().default(false),
  },
  (t) => [
    index('mails_status_next_attempt_at').on(t.status, t.nextAttemptAt),
    index('mails_created_at').on(t.createdAt),
    index('mails_user_id').on(t.userId),
    index('mails_recipient_created_at').on(t.recipient, t.createdAt),
    index('mails_author_id').on(t.authorId),
    index('mails_reply_to_id').on(t.replyToId),
    index('mails_logo_id').on(t.logoId),
    // For the sweeps: what is done with, by when that was.
    index('mails_done_with_body')
      .on(sql`coalesce(sent_at, created_at)`)
      .where(sql`status in ('sent', 'kept') and text <> ''`),
    index('mails_done').on(sql`coalesce(sent_at, created_at)`).where(sql`status in ('sent', 'kept')`),
  ],
)

/** How many mails somebody has had sent to others on a day of UTC. It outlives the account: whoever comes back has sent them. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    /** A keyed hash: in one row of the account's id, in another of its address. */
    person: text('person').notNull(),
    day: date('day').notNull(),
    mails: integer('mails').notNull(),
  },
  (t) => [primaryKey({ columns: [t.person, t.day] }), index('mail_counts_day').on(t.day)],
)
