import { MEMBER_STATUSES } from '@probant/contract/members'
import { REQUESTABLE } from '@probant/contract/organizations'
import { ROLES } from '@probant/contract/workspaces'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export const organizations = pgTable(
  'organizations',
  {
    /** The same as its workspace's. */
    id: uuid('id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Deleting the owner's account is refused while there are organizations; the database insists. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Set by an administrator; payment has nothing to do with it. */
    deactivatedAt: instant('deactivated_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('organizations_owner_id').on(t.ownerId), index('organizations_created_at').on(t.createdAt)],
)

export const members = pgTable(
  'members',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    status: text('status', { enum: MEMBER_STATUSES }).notNull(),
    /** -1 means unlimited. */
    questionLimit: integer('question_limit').notNull(),
    groupLimit: integer('group_limit').notNull(),
    groupSizeLimit: integer('group_size_limit').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [
    uniqueIndex('members_organization_id_user_id').on(t.organizationId, t.userId),
    index('members_user_id').on(t.userId),
    uniqueIndex('members_one_owner').on(t.organizationId).where(sql`role = 'owner'`),
  ],
)

/** Invitations that were not accepted yet; accepted, they become a member. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    /** Of the token in the mail that was sent last. */
    tokenHash: text('token_hash').notNull(),
    invitedById: uuid('invited_by_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_organization_id_email').on(t.organizationId, t.email),
    uniqueIndex('invitations_token_hash').on(t.tokenHash),
    index('invitations_email').on(t.email),
    index('invitations_invited_by_id').on(t.invitedById),
  ],
)

/** When a member last asked the owner for more of something. */
export const limitRequests = pgTable(
  'limit_requests',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REQUESTABLE }).notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.kind] }),
    index('limit_requests_user_id').on(t.userId),
  ],
)
