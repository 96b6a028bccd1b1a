import { AUDIT_ACTIONS } from '@probant/contract/admin/audit'
import { GENERATOR_PRESETS } from '@probant/contract/admin/generator'
import { LOCALES } from '@probant/contract/locales'
import type { LocalContent } from '@probant/contract/site-content'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

/** What administrators did, written in the transaction of the action and never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The address at that time: it outlives the account. */
    actor: text('actor').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    target: text('target').notNull(),
    /** Where it was done to an account. */
    targetUserId: uuid('target_user_id').references(() => users.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('audit_entries_at').on(t.at),
    index('audit_entries_actor_id').on(t.actorId),
    index('audit_entries_target_user_id').on(t.targetUserId),
  ],
)

/** What the landing page shows, one row per language. */
export const siteContent = pgTable('site_content', {
  locale: text('locale', { enum: LOCALES }).primaryKey(),
  content: jsonb('content').$type<LocalContent>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What makes questions, as an administrator chose it; one row, or none while nobody has. */
export const generatorSettings = pgTable('generator_settings', {
  id: integer('id').primaryKey(),
  /** Another one with every change: tells a process whether what it has made of it still holds. */
  version: uuid('version').notNull(),
  preset: text('preset', { enum: GENERATOR_PRESETS }).notNull(),
  address: text('address').notNull(),
  model: text('model').notNull(),
  /** Opens with the installation's secret, for the host of this address alone. */
  sealedKey: text('sealed_key'),
  checksKeys: boolean('checks_keys').notNull(),
})
