import { DELIVERY_FAULTS, DELIVERY_STATUSES } from '@probant/contract/webhooks/deliveries'
import { SENT_EVENTS, type WebhookEvent } from '@probant/contract/webhooks/events'
import { PAUSE_REASONS } from '@probant/contract/webhooks/webhooks'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** An address that is told what happens in a workspace. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who is told when it is paused, as long as they may manage it. */
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** What messages are signed with, and with which one before until when. */
    sealedSecret: text('sealed_secret').notNull(),
    formerSecret: text('former_secret'),
    formerSecretUntil: instant('former_secret_until'),
    createdAt: instant('created_at').notNull(),
    pausedAt: instant('paused_at'),
    pauseReason: text('pause_reason', { enum: PAUSE_REASONS }),
    lastDeliveredAt: instant('last_delivered_at'),
    /** Since when it has taken nothing, how often in a row, and until when it is left alone. */
    failingSince: instant('failing_since'),
    failureCount: integer('failure_count').notNull().default(0),
    heldUntil: instant('held_until'),
  },
  (t) => [
    index('webhooks_workspace_id').on(t.workspaceId, t.createdAt),
    index('webhooks_created_by_id').on(t.createdById),
  ],
)

/** The outbox of webhooks, written in the transaction of the action; what was sent from it is their log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: SENT_EVENTS }).notNull(),
    /** The ids of what it is about. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** Of one that is being sent: when its sender counts as dead. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** What fails is tried again, but not after this. */
    triesUntil: instant('tries_until').notNull(),
    /** What the last attempt came to. */
    answerStatus: integer('answer_status'),
    fault: text('fault', { enum: DELIVERY_FAULTS }),
  },
  (t) => [
    index('webhook_deliveries_waiting').on(t.webhookId, t.nextAttemptAt).where(sql`status = 'waiting'`),
    index('webhook_deliveries_webhook_id_happened_at').on(t.webhookId, t.happenedAt, t.id),
    index('webhook_deliveries_happened_at').on(t.happenedAt),
  ],
)
