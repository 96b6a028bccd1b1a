import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { COUNTING_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { generations } from '#server/database/schema/generations.ts'
import { groupMembers, groups } from '#server/database/schema/groups.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants, shareLinks } from '#server/database/schema/participants.ts'
import { pictures, questionRevisions, questions } from '#server/database/schema/questions.ts'
import { quizQuestions, quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

/** Behind which row a page begins; the first one behind none. */
export interface Cursor {
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

    /** Each with what it was before. */
    async pageOfQuestions(workspaceId: string, after: Cursor | undefined, limit: number) {
      const page = await db
        .select()
        .from(questions)
        .where(and(eq(questions.workspaceId, workspaceId), behind(after, questions.createdAt, questions.id)))
        .orderBy(asc(questions.createdAt), asc(questions.id))
        .limit(limit)
      const revisions = Map.groupBy(await listRevisions(page.map(({ id }) => id)), (one) => one.questionId)
      return page.map((question) => ({ ...question, revisions: revisions.get(question.id) ?? [] }))
    },

    pageOfGenerations: (
      owner: { workspaceId: string; userId: string },
      after: Cursor | undefined,
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

    /** Wherever they are, each with its questions, and with who may take it. */
    async pageOfQuizzes(userId: string, after: Cursor | undefined, limit: number) {
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
      const ids = page.map(({ id }) => id)
      const places = Map.groupBy(await listPlaces(ids), ({ quizId }) => quizId)
      const invited = Map.groupBy(await listParticipants(ids), ({ quizId }) => quizId)
      const links = await listShareLinks(ids)
      return page.map((quiz) => ({
        ...quiz,
        places: places.get(quiz.id) ?? [],
        participants: invited.get(quiz.id) ?? [],
        shareLink: links.find(({ quizId }) => quizId === quiz.id) ?? null,
      }))
    },

    /** Each with everybody in it. */
    async pageOfGroups(workspaceId: string, after: Cursor | undefined, limit: number) {
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

  async function listRevisions(questionIds: string[]) {
    if (questionIds.length === 0) return []
    return db
      .select()
      .from(questionRevisions)
      .where(inArray(questionRevisions.questionId, questionIds))
      .orderBy(asc(questionRevisions.revision))
  }

  async function listParticipants(quizIds: string[]) {
    if (quizIds.length === 0) return []
    const { startedAt, finishedAt } = submissions
    return db
      .select({ ...getTableColumns(participants), startedAt, finishedAt, scorePercent: RESULT.percent })
      .from(participants)
      .leftJoin(submissions, COUNTING_ATTEMPT)
      .where(inArray(participants.quizId, quizIds))
      .orderBy(asc(participants.invitedAt), asc(participants.id))
  }

  async function listShareLinks(quizIds: string[]) {
    if (quizIds.length === 0) return []
    return db.select().from(shareLinks).where(inArray(shareLinks.quizId, quizIds))
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

function behind(after: Cursor | undefined, at: PgColumn, id: PgColumn): SQL | undefined {
  return after && sql`(${at}, ${id}) > (${after.at}, ${after.id})`
}
