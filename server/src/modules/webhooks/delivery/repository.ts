import type { DeliveryStatus } from '@probant/contract/webhooks/deliveries'
import { and, asc, count, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { webhookDeliveries } from '#server/database/schema/webhooks.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** An attempt that has begun: when it did, and from when on its sender counts as dead. */
interface Claim {
  at: Date
  lostAt: Date
}

export type Settled = Pick<
  DeliveryRow,
  'id' | 'attempts' | 'status' | 'nextAttemptAt' | 'answerStatus' | 'fault'
>

interface Which {
  status?: DeliveryStatus
  page: number
  pageSize: number
}

export function deliveryRepository(db: DbOrTx) {
  return {
    async create(row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> {
      const [created] = await db.insert(webhookDeliveries).values(row).returning()
      if (!created) throw new Error('the message was not saved')
      return created
    },

    /** Those that wait longest; what another process is sending is left to it. */
    async claim(webhookId: string, limit: number, claim: Claim): Promise<DeliveryRow[]> {
      const due = await db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.webhookId, webhookId),
            eq(webhookDeliveries.status, 'waiting'),
            lte(webhookDeliveries.nextAttemptAt, claim.at),
          ),
        )
        .orderBy(asc(webhookDeliveries.nextAttemptAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      if (due.length === 0) return []
      return db
        .update(webhookDeliveries)
        .set(begun(claim))
        .where(
          inArray(
            webhookDeliveries.id,
            due.map(({ id }) => id),
          ),
        )
        .returning()
    },

    /** Out of turn, whatever became of it before. What has waited for nobody any more is tried this once. */
    async claimOne(webhookId: string, deliveryId: string, claim: Claim): Promise<DeliveryRow | undefined> {
      const [row] = await db
        .update(webhookDeliveries)
        .set({
          ...begun(claim),
          status: 'waiting',
          triesUntil: sql`case when ${webhookDeliveries.status} = 'waiting' then ${webhookDeliveries.triesUntil} else ${claim.at}::timestamptz end`,
        })
        .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
        .returning()
      return row
    },

    /** What was claimed anew since then is somebody else's to settle. */
    async settle(settled: readonly Settled[]): Promise<void> {
      await db.execute(sql`
        update ${webhookDeliveries}
        set status = its.status, next_attempt_at = its."nextAttemptAt", answer_status = its."answerStatus",
          fault = its.fault
        from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
          as its(id uuid, attempts int, status text, "nextAttemptAt" timestamptz, "answerStatus" int, fault text)
        where ${webhookDeliveries.id} = its.id and ${webhookDeliveries.attempts} = its.attempts`)
    },

    async find(deliveryId: string): Promise<DeliveryRow | undefined> {
      const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId))
      return row
    },

    async page(webhookId: string, { status, page, pageSize }: Which) {
      const where = and(
        eq(webhookDeliveries.webhookId, webhookId),
        status && eq(webhookDeliveries.status, status),
      )
      const items = await db
        .select()
        .from(webhookDeliveries)
        .where(where)
        .orderBy(desc(webhookDeliveries.happenedAt), desc(webhookDeliveries.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(webhookDeliveries).where(where)
      return { items, total: total?.count ?? 0 }
    },

    /** Some of them; says how many. */
    async deleteBefore(at: Date, limit: number): Promise<number> {
      const old = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(lt(webhookDeliveries.happenedAt, at))
        .limit(limit)
      const { rowCount } = await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old))
      return rowCount ?? 0
    },
  }
}

/** An attempt counts from its beginning: by that number it is known when it ends. */
function begun({ at, lostAt }: Claim) {
  return { attempts: sql`${webhookDeliveries.attempts} + 1`, attemptedAt: at, nextAttemptAt: lostAt }
}
