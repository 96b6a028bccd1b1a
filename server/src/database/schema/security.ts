import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

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

/**
 * Calls that were named by their callers (`Idempotency-Key`), each with its answer, so that it can be sent again. A row is
 * there from the moment that the work begins.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose names they are: an API key's, or a person's. */
    holderId: uuid('holder_id').notNull(),
    keyHash: text('key_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestHash: text('request_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Sealed; null while it is under way, or where it was cut off. */
    answer: text('answer'),
  },
  (t) => [
    primaryKey({ columns: [t.holderId, t.keyHash] }),
    index('idempotency_keys_user_id').on(t.userId),
    index('idempotency_keys_started_at').on(t.startedAt),
  ],
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
