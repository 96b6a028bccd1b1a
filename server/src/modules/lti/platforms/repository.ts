import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { learningPlatforms } from '#server/database/schema/lti.ts'
import { users } from '#server/database/schema/users.ts'

export type LearningPlatformRow = typeof learningPlatforms.$inferSelect
export type KnownPlatform = LearningPlatformRow & { registeredBy: string | null }

export function learningPlatformRepository(db: DbOrTx) {
  return {
    list: (workspaceId: string): Promise<KnownPlatform[]> =>
      known(db)
        .where(eq(learningPlatforms.workspaceId, workspaceId))
        .orderBy(asc(learningPlatforms.createdAt), asc(learningPlatforms.id)),

    async find(id: string): Promise<KnownPlatform | undefined> {
      const [row] = await known(db).where(eq(learningPlatforms.id, id))
      return row
    },

    /** Those that say this of themselves; of one issuer there may be several clients. */
    listOfIssuer: (workspaceId: string, issuer: string): Promise<LearningPlatformRow[]> =>
      db
        .select()
        .from(learningPlatforms)
        .where(and(eq(learningPlatforms.workspaceId, workspaceId), eq(learningPlatforms.issuer, issuer))),

    async count(workspaceId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(learningPlatforms)
        .where(eq(learningPlatforms.workspaceId, workspaceId))
      return row?.count ?? 0
    },

    async findSame(workspaceId: string, { issuer, clientId }: Named): Promise<{ id: string } | undefined> {
      const [row] = await db
        .select({ id: learningPlatforms.id })
        .from(learningPlatforms)
        .where(
          and(
            eq(learningPlatforms.workspaceId, workspaceId),
            eq(learningPlatforms.issuer, issuer),
            eq(learningPlatforms.clientId, clientId),
          ),
        )
      return row
    },

    async create(platform: typeof learningPlatforms.$inferInsert): Promise<string> {
      const [row] = await db
        .insert(learningPlatforms)
        .values(platform)
        .returning({ id: learningPlatforms.id })
      if (!row) throw new Error('the learning platform was not saved')
      return row.id
    },

    async update(id: string, changes: Partial<LearningPlatformRow>): Promise<void> {
      await db.update(learningPlatforms).set(changes).where(eq(learningPlatforms.id, id))
    },

    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(learningPlatforms)
        .where(eq(learningPlatforms.id, id))
        .returning({ id: learningPlatforms.id })
      return rows.length > 0
    },
  }
}

interface Named {
  issuer: string
  clientId: string
}

function known(db: DbOrTx) {
  return db
    .select({ ...getTableColumns(learningPlatforms), registeredBy: users.username })
    .from(learningPlatforms)
    .leftJoin(users, eq(users.id, learningPlatforms.registeredById))
}
