import { eq, lt } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { type LaunchMessage, learningPlatforms, ltiLaunches } from '#server/database/schema/lti.ts'

export type { LaunchMessage } from '#server/database/schema/lti.ts'

export function launchRepository(db: DbOrTx) {
  return {
    /** False where this was said before. */
    async add(launch: typeof ltiLaunches.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(ltiLaunches)
        .values(launch)
        .onConflictDoNothing({ target: ltiLaunches.nonceHash })
        .returning({ id: ltiLaunches.id })
      return rows.length > 0
    },

    async find(passHash: string): Promise<Launch | undefined> {
      const [row] = await db
        .select({
          message: ltiLaunches.message,
          browserHash: ltiLaunches.browserHash,
          expiresAt: ltiLaunches.expiresAt,
          platform: { id: learningPlatforms.id, workspaceId: learningPlatforms.workspaceId },
        })
        .from(ltiLaunches)
        .innerJoin(learningPlatforms, eq(learningPlatforms.id, ltiLaunches.learningPlatformId))
        .where(eq(ltiLaunches.passHash, passHash))
      return row
    },

    async deleteExpired(at: Date): Promise<void> {
      await db.delete(ltiLaunches).where(lt(ltiLaunches.expiresAt, at))
    },
  }
}

export interface Launch {
  message: LaunchMessage
  browserHash: string
  expiresAt: Date
  platform: { id: string; workspaceId: string }
}
