import { MAIL_STATUSES } from '@probant/contract/admin/mails'
import { LOCALES } from '@probant/contract/locales'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

/** The outbox: written in the transaction of the deed, sent by a job afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    subject: text('subject').notNull(),
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
  },
  (t) => [
    index('mails_status_next_attempt_at').on(t.status, t.nextAttemptAt),
    index('mails_created_at').on(t.createdAt),
    index('mails_user_id').on(t.userId),
    index('mails_recipient_created_at').on(t.recipient, t.createdAt),
  ],
)

/** How many mails an account has had sent to others on a day of UTC. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    mails: integer('mails').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('mail_counts_day').on(t.day)],
)
