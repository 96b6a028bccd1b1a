import { randomUUID } from 'node:crypto'
import type { OpenLinkRule } from '@probant/contract/participants/open-link'
import { and, count, eq, sql } from 'drizzle-orm'
import { COUNTING_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { openLinks, participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { lockQuizBehind, quizBehind } from '../quiz-behind/repository.ts'

export type OpenLinkRow = typeof openLinks.$inferSelect
export type OpenDoor = NonNullable<Awaited<ReturnType<typeof findDoor>>>

export function openLinkRepository(db: DbOrTx) {
  return {
    async findOf(quizId: string): Promise<OpenLinkRow | undefined> {
      const [row] = await db.select().from(openLinks).where(eq(openLinks.quizId, quizId))
      return row
    },

    /** The address stays the same when only the rule changes; one that was closed never works again. */
    async open(quizId: string, rule: OpenLinkRule, openedAt: Date): Promise<OpenLinkRow> {
      const isClosed = sql`${openLinks.closedAt} is not null`
      const anew = (column: typeof openLinks.id | typeof openLinks.openedAt, value: unknown) =>
        sql`case when ${isClosed} then ${sql.param(value, column)} else ${column} end`
      const [row] = await db
        .insert(openLinks)
        .values({ quizId, ...rule, openedAt })
        .onConflictDoUpdate({
          target: openLinks.quizId,
          set: {
            ...rule,
            id: anew(openLinks.id, randomUUID()),
            openedAt: anew(openLinks.openedAt, openedAt),
            closedAt: null,
            // Who was turned away before may come now.
            turnedAway: 0,
            turnedAwayAt: null,
          },
        })
        .returning()
      if (!row) throw new Error('the open link was not saved')
      return row
    },

    async close(quizId: string, closedAt: Date): Promise<OpenLinkRow | undefined> {
      const [row] = await db
        .update(openLinks)
        .set({ closedAt: sql`coalesce(${openLinks.closedAt}, ${sql.param(closedAt, openLinks.closedAt)})` })
        .where(eq(openLinks.quizId, quizId))
        .returning()
      return row
    },

    find: (openLinkId: string) => findDoor(db, openLinkId),

    /** Until the transaction ends, nobody else joins, and the quiz stays as it is. */
    async findAlone(quizId: string, openLinkId: string): Promise<OpenDoor | undefined> {
      await lockQuizBehind(db, quizId)
      // Only now: what was counted while waiting for the lock would be out of date.
      return findDoor(db, openLinkId)
    },

    async countOpening(openLinkId: string): Promise<void> {
      await db
        .update(openLinks)
        .set({ openings: sql`${openLinks.openings} + 1` })
        .where(eq(openLinks.id, openLinkId))
    },

    async countTurnedAway(openLinkId: string, at: Date): Promise<void> {
      await db
        .update(openLinks)
        .set({ turnedAway: sql`${openLinks.turnedAway} + 1`, turnedAwayAt: at })
        .where(eq(openLinks.id, openLinkId))
    },

    /** Of those who came by the link: how many there are, have begun, and are through. */
    async progressOf(quizId: string) {
      const [row] = await db
        .select({
          joined: count(),
          begun: count(submissions.id),
          finished: count(submissions.finishedAt),
        })
        .from(participants)
        .leftJoin(submissions, COUNTING_ATTEMPT)
        .where(and(eq(participants.quizId, quizId), eq(participants.source, 'open')))
      return row ?? { joined: 0, begun: 0, finished: 0 }
    },
  }
}

/** A link with the quiz that it leads to, and who owns the organization, where it is one's. */
async function findDoor(db: DbOrTx, openLinkId: string) {
  const comers = db.$count(
    participants,
    and(eq(participants.quizId, quizzes.id), eq(participants.source, 'open')),
  )
  const [row] = await db
    .select({ link: openLinks, comers: sql`${comers}`.mapWith(Number), ...quizBehind(db) })
    .from(openLinks)
    .innerJoin(quizzes, eq(quizzes.id, openLinks.quizId))
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .leftJoin(organizations, eq(organizations.id, quizzes.workspaceId))
    .where(eq(openLinks.id, openLinkId))
  return row
}
