import { USER_STATUSES } from '@probant/contract/admin/users'
import { LOCALES } from '@probant/contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    username: text('username').notNull(),
    interest: text('interest').notNull().default(''),
    locale: text('locale', { enum: LOCALES }).notNull().default('en'),
    /** By whose clocks mails to them tell the time; null until a browser has said so. */
    timeZone: text('time_zone'),
    /** Null for those who only ever signed in with Google or by a mailed link. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    status: text('status', { enum: USER_STATUSES }).notNull().default('active'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Since when a login takes a second factor; null where it doesn’t. */
    secondFactorSince: instant('second_factor_since'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    // Guests of single quizzes, which go with their participant.
    index('users_guests').on(t.id).where(sql`email like '%@invalid'`),
    index('users_created_at').on(t.createdAt),
    index('users_is_admin').on(t.isAdmin).where(sql`is_admin`),
  ],
)

/** An account at a sign-in provider that opens this user's account here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('identities_provider_subject').on(t.provider, t.subject),
    index('identities_user_id').on(t.userId),
  ],
)
