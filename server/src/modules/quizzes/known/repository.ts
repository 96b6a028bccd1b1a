import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Scale } from '@probant/contract/scale/scale'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { takesPart } from '#server/database/examined-questions.ts'
import { prepared } from '#server/database/prepared.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'
import type { ProvedAccount } from '#server/platform/http/actor.ts'

export type QuizRow = typeof quizzes.$inferSelect

/** A quiz with what else is told of it wherever it is shown. */
export interface KnownQuiz extends QuizRow {
  creatorName: string
  /** How scores are shown there, where the quiz says nothing else; null: nothing was chosen. */
  workspaceScale: Scale | null
  participantCount: number
  submissionCount: number
  /** Is whoever looks at it invited to answer it? Whoever made it may try it out. */
  viewerTakesPart: boolean
}

/** A quiz in a list: what it says and asks is not read for that. */
export type ListedQuiz = Omit<
  KnownQuiz,
  'instructions' | 'instructionsHtml' | 'sections' | 'options' | 'workspaceScale'
>

/** A quiz as it stands, and who is at it. Reads only. */
export function knownQuizRepository(db: DbOrTx) {
  return {
    /** As `viewerId` sees it; nobody takes part where nobody looks. */
    async find(quizId: string, viewerId: string | null = null): Promise<KnownQuiz | undefined> {
      const [row] = await byId(db).execute({ quizId, viewerId })
      return row
    },

    /** What those are called that run in a workspace, or that somebody has made: the newest first. */
    async listRunning(
      of: { workspaceId: string } | { creatorId: string },
      { now, limit }: { now: Date; limit: number },
    ): Promise<string[]> {
      const isOf =
        'workspaceId' in of ? eq(quizzes.workspaceId, of.workspaceId) : eq(quizzes.creatorId, of.creatorId)
      const rows = await db
        .select({ title: quizzes.title })
        .from(quizzes)
        .where(and(isOf, hasStatus('active', now)))
        .orderBy(desc(quizzes.createdAt), asc(quizzes.id))
        .limit(limit)
      return rows.map(({ title }) => title)
    },

    async listPausedSince(since: Date): Promise<string[]> {
      const all = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.status, 'active'), lte(quizzes.pausedAt, since)))
      const one = db
        .select({ id: submissions.quizId })
        .from(submissions)
        .where(and(isNull(submissions.finishedAt), lte(submissions.pausedAt, since)))
      return (await all.union(one)).map(({ id }) => id)
    },
  }
}

/** Tied to them, or sent to an address of theirs. */
export function isInvited({ userId, email }: ProvedAccount): SQL | undefined {
  return or(eq(participants.userId, userId), email ? eq(participants.email, email) : undefined)
}

const COLUMNS = getTableColumns(quizzes)

/** How many take part in this quiz, and how many of them have begun, however often. */
const PARTICIPANT_COUNT =
  sql`(select count(*) from ${participants} where ${eq(participants.quizId, quizzes.id)})`.mapWith(Number)
const SUBMISSION_COUNT =
  sql`(select count(*) from ${submissions} where ${eq(submissions.quizId, quizzes.id)} and ${submissions.isLatest})`.mapWith(
    Number,
  )

const KNOWN = {
  ...COLUMNS,
  creatorName: users.username,
  participantCount: PARTICIPANT_COUNT,
  submissionCount: SUBMISSION_COUNT,
  viewerTakesPart: takesPart(sql.placeholder('viewerId')),
}

const { instructions, instructionsHtml, sections, options, ...LISTED } = KNOWN

/** To look for quizzes with what a list tells a viewer of them, and whatever else is asked. */
export function listedIn<Others extends Record<string, SQL>>(
  db: DbOrTx,
  viewerId: string | Placeholder,
  others = {} as Others,
) {
  return db
    .select({ ...LISTED, viewerTakesPart: takesPart(viewerId), ...others })
    .from(quizzes)
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .$dynamic()
}

const byId = prepared('quizzes.find', (db) =>
  db
    .select({ ...KNOWN, workspaceScale: workspaces.scale })
    .from(quizzes)
    .innerJoin(users, eq(users.id, quizzes.creatorId))
    .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
    .where(eq(quizzes.id, sql.placeholder('quizId'))),
)

/** Said of the plain columns, so that an index can find them. */
export function hasStatus(status: QuizStatus, now: Date | Placeholder): SQL | undefined {
  if (status === 'draft') return eq(quizzes.status, 'draft')
  if (status === 'active')
    return and(eq(quizzes.status, 'active'), or(isNull(quizzes.closesAt), sql`${quizzes.closesAt} > ${now}`))
  return or(eq(quizzes.status, 'completed'), and(eq(quizzes.status, 'active'), lte(quizzes.closesAt, now)))
}
