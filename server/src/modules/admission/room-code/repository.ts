import { and, eq, gt, isNull } from 'drizzle-orm'
import { LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants, roomCodes } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { lockQuizBehind, quizBehind } from '../quiz-behind/repository.ts'

export type RoomCodeRow = typeof roomCodes.$inferSelect
export type Room = NonNullable<Awaited<ReturnType<typeof findRoom>>>

export function roomRepository(db: DbOrTx) {
  return {
    async findOf(quizId: string): Promise<RoomCodeRow | undefined> {
      const [row] = await db.select().from(roomCodes).where(eq(roomCodes.quizId, quizId))
      return row
    },

    find: (codeHash: string) => findRoom(db, codeHash),

    /** Until the transaction ends, nobody else joins, and the quiz stays as it is. */
    async findAlone(quizId: string, codeHash: string): Promise<Room | undefined> {
      await lockQuizBehind(db, quizId)
      // Only now: what was counted while waiting for the lock would be out of date.
      return findRoom(db, codeHash)
    },

    /** Is there somebody whose place another device may take, and whose work is not over? */
    async awaitsSomebody(quizId: string, at: Date): Promise<boolean> {
      const [found] = await db
        .select({ id: participants.id })
        .from(participants)
        .innerJoin(submissions, LATEST_ATTEMPT)
        .where(
          and(
            eq(participants.quizId, quizId),
            gt(participants.letInUntil, at),
            isNull(submissions.finishedAt),
          ),
        )
        .limit(1)
      return found !== undefined
    },

    /** None where another room has the same code. */
    async open(room: typeof roomCodes.$inferInsert): Promise<RoomCodeRow | undefined> {
      const [row] = await db.insert(roomCodes).values(room).onConflictDoNothing().returning()
      return row
    },

    async change(quizId: string, changes: Pick<RoomCodeRow, 'admits'>): Promise<RoomCodeRow | undefined> {
      const [row] = await db.update(roomCodes).set(changes).where(eq(roomCodes.quizId, quizId)).returning()
      return row
    },

    async close(quizId: string): Promise<void> {
      await db.delete(roomCodes).where(eq(roomCodes.quizId, quizId))
    },
  }
}

/** A room with the quiz that is taken in it, and who owns the organization, where it is one's. */
async function findRoom(db: DbOrTx, codeHash: string) {
  const [row] = await db
    .select({
      id: roomCodes.id,
      admits: roomCodes.admits,
      ...quizBehind(db),
    })
    .from(roomCodes)
    .innerJoin(quizzes, eq(quizzes.id, roomCodes.quizId))
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .leftJoin(organizations, eq(organizations.id, quizzes.workspaceId))
    .where(eq(roomCodes.codeHash, codeHash))
  return row
}
