import type { Db } from '#server/database/client.ts'
import { presentGeneration, presentGroup, presentPicture, presentQuestion, presentQuiz } from './present.ts'
import { type Cursor, workRepository } from './repository.ts'

/**
 * What a person has made in their own workspace, and their quizzes wherever they are. It may be very much, so it is read while it is sent, never all of it at
 * once.
 */
export function createCreationExport({ db }: { db: Db }) {
  const rows = workRepository(db)

  return {
    async of(userId: string) {
      const quizzes = quizzesOf(userId)
      const workspaceId = await rows.findWorkspaceId(userId)
      if (!workspaceId) return { questions: [], generations: [], pictures: [], groups: [], quizzes }
      return {
        questions: questionsIn(workspaceId),
        generations: generationsOf({ workspaceId, userId }),
        pictures: picturesIn(workspaceId),
        groups: groupsIn(workspaceId),
        quizzes,
      }
    },
  }

  async function* questionsIn(workspaceId: string) {
    const pages = paged(
      (after) => rows.pageOfQuestions(workspaceId, after, QUESTIONS_AT_ONCE),
      (row) => row.createdAt,
    )
    for await (const row of pages) yield presentQuestion(row)
  }

  async function* generationsOf(owner: { workspaceId: string; userId: string }) {
    const pages = paged(
      (after) => rows.pageOfGenerations(owner, after, GENERATIONS_AT_ONCE),
      (row) => row.startedAt,
    )
    for await (const row of pages) yield presentGeneration(row)
  }

  async function* picturesIn(workspaceId: string) {
    for (const id of await rows.listPictureIds(workspaceId)) {
      const picture = await rows.findPicture(id)
      // Deleted since the list was made.
      if (picture) yield presentPicture(picture)
    }
  }

  async function* groupsIn(workspaceId: string) {
    const pages = paged(
      (after) => rows.pageOfGroups(workspaceId, after, GROUPS_AT_ONCE),
      (row) => row.createdAt,
    )
    for await (const row of pages) yield presentGroup(row)
  }

  async function* quizzesOf(userId: string) {
    const pages = paged(
      (after) => rows.pageOfQuizzes(userId, after, QUIZZES_AT_ONCE),
      (row) => row.createdAt,
    )
    for await (const row of pages) yield presentQuiz(row)
  }
}

/** Each with its history. */
const QUESTIONS_AT_ONCE = 100
/** Each may hold thousands of people. */
const GROUPS_AT_ONCE = 5
/** Each may have hundreds of questions, and a thousand participants. */
const QUIZZES_AT_ONCE = 5
/** Each may hold a long text. */
const GENERATIONS_AT_ONCE = 10

async function* paged<Row extends { id: string }>(
  pageAfter: (after: Cursor | undefined) => Promise<Row[]>,
  at: (row: Row) => Date,
): AsyncGenerator<Row> {
  for (let page = await pageAfter(undefined); page.length > 0; ) {
    yield* page
    const last = page.at(-1) as Row
    page = await pageAfter({ id: last.id, at: at(last) })
  }
}
