import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Failed attempts, by what they are counted for (`login:account:…`). */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
    /** Forgotten from here on. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('attempts_expires_at').on(t.expiresAt)],
)

/** Bot-check tokens that were used: each is good once. */
export const spentBotTokens = pgTable(
  'spent_bot_tokens',
  {
    fingerprint: text('fingerprint').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('spent_bot_tokens_expires_at').on(t.expiresAt)],
)

/** When a server was there, from its start or return on: one row for each time without a break, whatever the number of processes. */
export const serverPresence = pgTable('server_presence', {
  id: id(),
  sinceAt: instant('since_at').notNull(),
  // Without an index: it changes every few seconds, and there are few rows.
  untilAt: instant('until_at').notNull(),
})

/** What belongs to the installation as a whole; one row. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey(),
  /** Where the secret lay before it had a file of its own; moved there at the next start. */
  signingSecret: text('signing_secret'),
  /** Tells whether a process has this installation's secret, and is of no use for finding it. */
  secretFingerprint: text('secret_fingerprint'),
})
