import type { ApiScope } from '@probant/contract/api-keys/scopes'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** By which a program acts as one person in one workspace. Revoked is deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Its last characters. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
    /** When the minute began in which it was used last, and how often it was in that one. */
    lastUsedAt: instant('last_used_at'),
    callCount: integer('call_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('api_keys_token_hash').on(t.tokenHash),
    index('api_keys_workspace_id_user_id').on(t.workspaceId, t.userId),
    index('api_keys_user_id').on(t.userId),
    index('api_keys_ends_at').on(t.endsAt),
  ],
)
