import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { plans } from './plans.ts'
import { workspaces } from './workspaces.ts'

/** `ended`: a trial or payment that is no more, or never was. Past grace and trials end by the clock, not by a write. */
export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'ended'] as const

/** Which plan a workspace has, and how it stands with paying for it; one row per workspace. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once an enterprise plan was withdrawn and no other assigned. */
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    trialEndsAt: instant('trial_ends_at'),
    /** When the payment failed that is still owed. */
    pastDueSince: instant('past_due_since'),
    /** The billing month; null where nothing is billed. */
    periodStartsAt: instant('period_starts_at'),
    periodEndsAt: instant('period_ends_at'),
    /** Cancelled: it ends then. */
    cancelsAt: instant('cancels_at'),
    priceCents: integer('price_cents'),
    currency: text('currency'),
    /** The names that the payment provider knows it by. */
    customerId: text('customer_id'),
    providerSubscriptionId: text('provider_subscription_id'),
    /** Counts what the provider told us, so that of two reports at once the later look wins. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('subscriptions_plan_id').on(t.planId),
    uniqueIndex('subscriptions_customer_id').on(t.customerId),
    uniqueIndex('subscriptions_provider_subscription_id').on(t.providerSubscriptionId),
  ],
)

/** Customers of the payment provider whose workspace is gone, until the provider was told to forget them as well. */
export const goneCustomers = pgTable(
  'gone_customers',
  {
    /** The provider's name for them; ours is gone. */
    customerId: text('customer_id').primaryKey(),
    goneAt: instant('gone_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (t) => [index('gone_customers_next_attempt_at').on(t.nextAttemptAt)],
)

/** Who has had the one free trial of an organization; nobody can be told from it, so it outlives the account. */
export const trials = pgTable('trials', {
  /** A keyed hash of the address. */
  person: text('person').primaryKey(),
  startedAt: instant('started_at').notNull(),
})

/** What is counted per period; groups are not, they stand there. */
export const COUNTED_KINDS = ['questions', 'manualQuestions', 'quizzes'] as const

/** How much each person has used in a workspace; what the workspace has used is their sum. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: COUNTED_KINDS }).notNull(),
    /** When the period began. */
    periodStartsAt: instant('period_starts_at').notNull(),
    /** No foreign key: what someone has used up stays used when their account goes. */
    userId: uuid('user_id').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.periodStartsAt, t.kind, t.userId] })],
)
