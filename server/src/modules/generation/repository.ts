import type { Generation } from '@probant/contract/generation'
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { type Discarded, deliveries, generations } from '#server/database/schema/generations.ts'

export type GenerationRow = typeof generations.$inferSelect
type NewGeneration = Omit<typeof generations.$inferInsert, 'delivered' | 'rejected' | 'aliveAt' | 'watchedAt'>
export type DeliveryRow = typeof deliveries.$inferSelect
export type { Discarded } from '#server/database/schema/generations.ts'

export function generationRepository(db: DbOrTx) {
  return {
    /** Nothing is delivered yet, and somebody watches it from its start. */
    async create(generation: NewGeneration): Promise<GenerationRow> {
      const { startedAt } = generation
      const [row] = await db
        .insert(generations)
        .values({ ...generation, delivered: 0, rejected: {}, aliveAt: startedAt, watchedAt: startedAt })
        .returning()
      if (!row) throw new Error('the generation was not saved')
      return row
    },

    /** The caller's own alone. */
    async find(generationId: string, userId: string): Promise<GenerationRow | undefined> {
      const [row] = await db
        .select()
        .from(generations)
        .where(and(eq(generations.id, generationId), eq(generations.userId, userId)))
      return row
    },

    async findForUpdate(generationId: string): Promise<GenerationRow | undefined> {
      const [row] = await db.select().from(generations).where(eq(generations.id, generationId)).for('update')
      return row
    },

    async update(generationId: string, changes: Partial<typeof generations.$inferInsert>): Promise<void> {
      await db.update(generations).set(changes).where(eq(generations.id, generationId))
    },

    /** Running, or with questions that nobody has decided on. */
    listOpen: (workspaceId: string, userId: string): Promise<GenerationRow[]> =>
      db
        .select()
        .from(generations)
        .where(
          and(
            eq(generations.workspaceId, workspaceId),
            eq(generations.userId, userId),
            or(
              eq(generations.status, 'running'),
              exists(
                db
                  .select({ one: sql`1` })
                  .from(deliveries)
                  .where(and(eq(deliveries.generationId, generations.id), isNull(deliveries.keptAt))),
              ),
            ),
          ),
        )
        .orderBy(desc(generations.startedAt), desc(generations.id))
        .limit(20),

    /** What nobody has decided on, of all of these. */
    listWaiting: (generationIds: string[]): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(deliveries)
        .where(and(inArray(deliveries.generationId, generationIds), isNull(deliveries.keptAt)))
        .orderBy(asc(deliveries.number)),

    /** In all workspaces; until the transaction ends, nobody else counts this person's. */
    async countRunning(userId: string): Promise<number> {
      await db.execute(sql`select pg_advisory_xact_lock(${COUNTING}, hashtext(${userId}::text))`)
      const [row] = await db
        .select({ count: count() })
        .from(generations)
        .where(and(eq(generations.userId, userId), eq(generations.status, 'running')))
      return row?.count ?? 0
    },

    /** The creator's text, and the questions that they did not want. */
    async forgetTexts(endedBefore: Date): Promise<void> {
      await db
        .update(generations)
        .set({ request: sql`jsonb_set(${generations.request}, '{text}', '""')`, discarded: [] })
        .where(
          and(
            lt(generations.endedAt, endedBefore),
            or(sql`${generations.request}->>'text' <> ''`, sql`${generations.discarded} <> '[]'::jsonb`),
          ),
        )
    },

    /** The row is held by whoever calls. */
    async discard({ id, discarded }: GenerationRow, one: Discarded): Promise<void> {
      await this.update(id, { discarded: [...discarded, one] })
    },

    async delete(generationId: string): Promise<void> {
      await db.delete(generations).where(eq(generations.id, generationId))
    },

    /** Whoever ran them is gone. */
    listAbandoned: (aliveBefore: Date): Promise<GenerationRow[]> =>
      db
        .select()
        .from(generations)
        .where(
          and(
            or(
              eq(generations.status, 'running'),
              and(eq(generations.status, 'failed'), isNull(generations.endedAt)),
            ),
            lt(generations.aliveAt, aliveBefore),
          ),
        )
        .limit(20),

    async deliver(delivery: typeof deliveries.$inferInsert): Promise<void> {
      await db.insert(deliveries).values(delivery)
    },

    listDeliveries: (generationId: string, after = 0): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.generationId, generationId), gt(deliveries.number, after)))
        .orderBy(asc(deliveries.number)),

    async findDelivery(generationId: string, questionId: string): Promise<DeliveryRow | undefined> {
      const [row] = await db
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.generationId, generationId), eq(deliveries.questionId, questionId)))
      return row
    },

    async keep(generationId: string, keptAt: Date, questionId?: string): Promise<void> {
      await db
        .update(deliveries)
        .set({ keptAt })
        .where(
          and(
            eq(deliveries.generationId, generationId),
            questionId === undefined ? undefined : eq(deliveries.questionId, questionId),
            isNull(deliveries.keptAt),
          ),
        )
    },
  }
}

export type Rejected = Generation['rejected']

/** Names the locks of those who count their generations among all that are taken by a number. */
const COUNTING = 1_347_571_524
