import { PLAN_KINDS, type PlanLimits, type PlanTexts } from '@probant/contract/plans'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { organizations } from './organizations.ts'

export const plans = pgTable(
  'plans',
  {
    id: id(),
    kind: text('kind', { enum: PLAN_KINDS }).notNull(),
    /** Only an enterprise plan has a price of its own; the catalogue's come from the configuration. */
    priceCents: integer('price_cents'),
    /** For whom an enterprise plan was made. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    /** The name that the payment provider knows the price of an enterprise plan by. */
    providerPriceId: text('provider_price_id'),
    limits: jsonb('limits').$type<PlanLimits>().notNull(),
    texts: jsonb('texts').$type<PlanTexts>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('plans_catalogue_kind').on(t.kind).where(sql`kind <> 'enterprise'`),
    uniqueIndex('plans_organization_id').on(t.organizationId),
  ],
)
