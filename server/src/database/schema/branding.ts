import type { LOGO_TYPES } from '@probant/contract/branding/branding'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export const LOGO_KINDS = ['logo', 'signature'] as const
export type LogoKind = (typeof LOGO_KINDS)[number]

/** Pictures of a workspace. Of each kind two at most: the one that is shown, and one that was chosen and not saved yet. */
export const logos = pgTable(
  'logos',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LOGO_KINDS }).notNull().default('logo'),
    type: text('type').$type<(typeof LOGO_TYPES)[number]>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('logos_workspace_id').on(t.workspaceId)],
)

/** The name under which a workspace appears to participants. Kept where the plan has it no more. */
export const brandings = pgTable(
  'brandings',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    line: text('line').notNull(),
    /** `#rrggbb`, which can be read on paper; null: the product’s own. */
    color: text('color'),
    logoId: uuid('logo_id').references(() => logos.id, { onDelete: 'set null' }),
    /** Empty: mails come from the product. */
    senderName: text('sender_name').notNull(),
    /** The member whose address answers go to, for as long as they are one. */
    replyToId: uuid('reply_to_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who signs certificates; empty: whoever created the quiz. */
    signerName: text('signer_name').notNull().default(''),
    signerRole: text('signer_role').notNull().default(''),
    signatureId: uuid('signature_id').references(() => logos.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('brandings_logo_id').on(t.logoId),
    index('brandings_reply_to_id').on(t.replyToId),
    index('brandings_signature_id').on(t.signatureId),
  ],
)
