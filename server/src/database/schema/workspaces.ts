import type { Scale } from '@probant/contract/scale/scale'
import { jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

/** Where creators work, and what everything they make belongs to: a person's own, or an organization's. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    /** Whose personal workspace it is; null for an organization's, which has the organization's id. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** How scores are shown; null: in percent. */
    scale: jsonb('scale').$type<Scale>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('workspaces_user_id').on(t.userId)],
)
