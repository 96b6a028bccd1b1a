import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** Lists of people who are invited together. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('groups_workspace_id_lower_name').on(t.workspaceId, sql`lower(${t.name})`),
    index('groups_creator_id').on(t.creatorId),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.email] }), index('group_members_email').on(t.email)],
)

/** Which groups were invited to which quizzes. */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    invitedAt: instant('invited_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.quizId] }), index('group_invitations_quiz_id').on(t.quizId)],
)
