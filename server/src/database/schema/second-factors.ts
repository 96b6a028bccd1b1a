import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/** The app that shows somebody a code every half minute. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Opens with the installation's secret, for this user alone. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** It counts from its first right code on. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute whose code was taken last: that one and those before it are taken no more. */
  lastStep: integer('last_step'),
})

/** For whoever has lost everything else; each goes once it was used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed with the installation's secret: the codes are short enough to be guessed at a plain hash. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
