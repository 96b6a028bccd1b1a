import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { pictures } from '#server/database/schema/questions.ts'
import { pictureUses } from '#server/database/schema/quizzes.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export function pictureRepository(db: DbOrTx) {
  return {
    async create(picture: typeof pictures.$inferInsert): Promise<string> {
      const [row] = await db.insert(pictures).values(picture).returning({ id: pictures.id })
      if (!row) throw new Error('the picture was not saved')
      return row.id
    },

    /** Locks the workspace, so that two uploads at once don't both find the last room. */
    async sizeForUpdate(workspaceId: string): Promise<number> {
      await db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.id, workspaceId))
        .for('no key update')
      const [total] = await db
        .select({ bytes: sql`coalesce(sum(octet_length(${pictures.bytes})), 0)`.mapWith(Number) })
        .from(pictures)
        .where(eq(pictures.workspaceId, workspaceId))
      return total?.bytes ?? 0
    },

    /** The oldest with just these bytes that stands somewhere in the workspace; the database compares their lengths first. */
    async findInUse(workspaceId: string, bytes: Buffer): Promise<string | undefined> {
      const uses = db.select().from(pictureUses).where(eq(pictureUses.pictureId, pictures.id))
      const [row] = await db
        .select({ id: pictures.id })
        .from(pictures)
        .where(and(eq(pictures.workspaceId, workspaceId), eq(pictures.bytes, bytes), exists(uses)))
        .orderBy(asc(pictures.createdAt), asc(pictures.id))
        .limit(1)
      return row?.id
    },

    /** So many after that one, by their ids. */
    async listIds({ after, limit }: { after: string | undefined; limit: number }): Promise<string[]> {
      const rows = await db
        .select({ id: pictures.id })
        .from(pictures)
        .where(after === undefined ? undefined : gt(pictures.id, after))
        .orderBy(asc(pictures.id))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /**
     * Those of these that stand nowhere, and were neither made nor needed since. One that a text is being saved with at
     * this moment is locked by that save, and is left alone.
     */
    async deleteUnused(pictureIds: string[], since: Date): Promise<void> {
      if (pictureIds.length === 0) return
      const unused = db
        .select({ id: pictures.id })
        .from(pictures)
        .where(
          and(
            inArray(pictures.id, pictureIds),
            lt(pictures.createdAt, since),
            or(isNull(pictures.neededAt), lt(pictures.neededAt, since)),
            notExists(db.select().from(pictureUses).where(eq(pictureUses.pictureId, pictures.id))),
          ),
        )
        .for('update', { skipLocked: true })
      await db.delete(pictures).where(inArray(pictures.id, unused))
    },

    /** Writes down that somebody writes about them, but not at every keystroke. */
    async need(pictureIds: string[], { now, since }: { now: Date; since: Date }): Promise<void> {
      if (pictureIds.length === 0) return
      await db
        .update(pictures)
        .set({ neededAt: now })
        .where(
          and(inArray(pictures.id, pictureIds), or(isNull(pictures.neededAt), lt(pictures.neededAt, since))),
        )
    },

    async find(pictureId: string) {
      const [row] = await db
        .select({ type: pictures.type, bytes: pictures.bytes })
        .from(pictures)
        .where(eq(pictures.id, pictureId))
      return row
    },

    async listTypes(pictureIds: string[]): Promise<string[]> {
      if (pictureIds.length === 0) return []
      const rows = await db
        .selectDistinct({ type: pictures.type })
        .from(pictures)
        .where(inArray(pictures.id, pictureIds))
      return rows.map(({ type }) => type)
    },

    async listSizes(pictureIds: string[]) {
      if (pictureIds.length === 0) return []
      return db
        .select({ id: pictures.id, width: pictures.width, height: pictures.height })
        .from(pictures)
        .where(inArray(pictures.id, pictureIds))
    },
  }
}
