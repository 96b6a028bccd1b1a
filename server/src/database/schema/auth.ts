import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'

/** One sign-in on one browser: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whoever came by an invitation is signed in for this quiz only. */
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'cascade' }),
    /** And whoever came when they were through, for their own result. */
    isForResult: boolean('is_for_result').notNull().default(false),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When a second factor was shown in it last. */
    secondFactorAt: instant('second_factor_at'),
  },
  (t) => [
    index('sessions_user_id').on(t.userId),
    index('sessions_expires_at').on(t.expiresAt),
    index('sessions_quiz_id').on(t.quizId),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** The token that was rotated for this one. It may be forgotten before its child is. */
    parentId: uuid('parent_id'),
    createdAt: instant('created_at').notNull(),
    /** When it was presented last, or else made. */
    usedAt: instant('used_at').notNull(),
    /** When another branch of the family was used, and this one left behind. */
    supersededAt: instant('superseded_at'),
  },
  (t) => [
    uniqueIndex('refresh_tokens_token_hash').on(t.tokenHash),
    index('refresh_tokens_session_id').on(t.sessionId),
  ],
)

/** A browser that has signed in to an account before: others' guesses at its password do not slow it down. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('known_browsers_user_id').on(t.userId),
    index('known_browsers_expires_at').on(t.expiresAt),
  ],
)

/** A login whose first step was right and whose second one is still to come. */
export const secondSteps = pgTable(
  'second_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('second_steps_user_id').on(t.userId), index('second_steps_expires_at').on(t.expiresAt)],
)

export const LINK_PURPOSES = ['verify_email', 'change_email', 'undo_email', 'reset_password'] as const

/** Links that were mailed: each proves, once, that its holder reads that mailbox. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The address it was mailed to; for a change the new one, for taking it back the old one. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('mailed_links_token_hash').on(t.tokenHash),
    index('mailed_links_user_id').on(t.userId),
    index('mailed_links_email').on(t.email),
    index('mailed_links_expires_at').on(t.expiresAt),
  ],
)
