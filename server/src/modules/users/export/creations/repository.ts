import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { generations } from '#server/database/schema/generations.ts'
import { groupMembers, groups } from '#server/database/schema/groups.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { pictures, questions } from '#server/database/schema/questions.ts'
import { quizQuestions, quizzes } from '#server/database/schema/quizzes.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

/** Behind which row a page begins; the first one behind none. */
export interface Place {
  id: string
  at: Date
}

/** What one person has made, oldest first, a few at a time. */
export function workRepository(db: DbOrTx) {
  return {
    async findWorkspaceId(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.userId, userId))
      return row?.id
    },

    pageOfQuestions: (workspaceId: string, after: Place | undefined, limit: number) =>
      db
        .select()
        .from(questions)
        .where(and(eq(questions.workspaceId, workspaceId), behind(after, questions.createdAt, questions.id)))
        .orderBy(asc(questions.createdAt), asc(questions.id))
        .limit(limit),

    pageOfGenerations: (
      owner: { workspaceId: string; userId: string },
      after: Place | undefined,
      limit: number,
    ) =>
      db
        .select()
        .from(generations)
        .where(
          and(
            eq(generations.workspaceId, owner.workspaceId),
            eq(generations.userId, owner.userId),
            behind(after, generations.startedAt, generations.id),
          ),
        )
        .orderBy(asc(generations.startedAt), asc(generations.id))
        .limit(limit),

    /** Wherever they are, each with its questions. */
    async pageOfQuizzes(userId: string, after: Place | undefined, limit: number) {
      const page = await db
        .select({
          ...getTableColumns(quizzes),
          workspace: sql<string>`coalesce(${organizations.name}, 'personal')`,
        })
        .from(quizzes)
        .leftJoin(organizations, eq(organizations.id, quizzes.workspaceId))
        .where(and(eq(quizzes.creatorId, userId), behind(after, quizzes.createdAt, quizzes.id)))
        .orderBy(asc(quizzes.createdAt), asc(quizzes.id))
        .limit(limit)
      const places = await listPlaces(page.map(({ id }) => id))
      return page.map((quiz) => ({ ...quiz, places: places.filter(({ quizId }) => quizId === quiz.id) }))
    },

    /** Each with everybody in it. */
    async pageOfGroups(workspaceId: string, after: Place | undefined, limit: number) {
      const page = await db
        .select()
        .from(groups)
        .where(and(eq(groups.workspaceId, workspaceId), behind(after, groups.createdAt, groups.id)))
        .orderBy(asc(groups.createdAt), asc(groups.id))
        .limit(limit)
      const people = Map.groupBy(await listPeople(page.map(({ id }) => id)), ({ groupId }) => groupId)
      return page.map((group) => ({ ...group, members: people.get(group.id) ?? [] }))
    },

    async listPictureIds(workspaceId: string): Promise<string[]> {
      const rows = await db
        .select({ id: pictures.id })
        .from(pictures)
        .where(eq(pictures.workspaceId, workspaceId))
        .orderBy(asc(pictures.createdAt), asc(pictures.id))
      return rows.map(({ id }) => id)
    },

    async findPicture(pictureId: string) {
      const [row] = await db.select().from(pictures).where(eq(pictures.id, pictureId))
      return row
    },
  }

  async function listPeople(groupIds: string[]) {
    if (groupIds.length === 0) return []
    const { groupId, email, name, position } = groupMembers
    return db
      .select({ groupId, email, name })
      .from(groupMembers)
      .where(inArray(groupId, groupIds))
      .orderBy(asc(position))
  }

  async function listPlaces(quizIds: string[]) {
    if (quizIds.length === 0) return []
    const { quizId, questionId, section, position, points } = quizQuestions
    return db
      .select({ quizId, questionId, section, points })
      .from(quizQuestions)
      .where(inArray(quizId, quizIds))
      .orderBy(asc(section), asc(position))
  }
}

export type WorkRepository = ReturnType<typeof workRepository>

function behind(after: Place | undefined, at: PgColumn, id: PgColumn): SQL | undefined {
  return after && sql`(${at}, ${id}) > (${after.at}, ${after.id})`
}
