import type { WithdrawnBy } from '@probant/contract/certificates/certificate'
import type { ResultFilter, ResultSort } from '@probant/contract/results/list'
import type { Ending } from '@probant/contract/submissions/receipt'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { COUNTING_ATTEMPT, RESULT } from '#server/database/attempts.ts'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import { PARTICIPANT_NAME, PARTICIPANT_WORDS } from '#server/database/participant-name.ts'
import { certificates } from '#server/database/schema/certificates.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { answers, incidents, type MarkSheet, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { holdsWords } from '#server/database/search.ts'
import { hasStatus } from '#server/modules/quizzes/index.ts'

export type { MarkSheet } from '#server/database/schema/submissions.ts'

/** What came of one submission. */
export type SheetRow = {
  points: number | null
  /** Nothing as long as something is ungraded. */
  percent: number | null
  /** How long they were at it, without pauses. */
  ms: number
  marks: MarkSheet | null
  /** An answer of one of their attempts waits for a grade, though perhaps none of this one. */
  isWaiting: boolean
}

interface Slice extends ResultFilter {
  page: number
  pageSize: number
}

/** Where a page of all of them ended. */
interface Person {
  name: string
  email: string
}

export type ResultRow = Awaited<ReturnType<ReturnType<typeof resultRepository>['page']>>['found'][number]

/** Somebody who takes part and has not handed in. */
export interface AbsentRow extends Person {
  hasBegun: boolean
}

/** What somebody has written, by question, and what that was worth. */
export interface Written {
  marks: MarkSheet | null
  answers: ReadonlyMap<string, GivenAnswer | null>
}

/** What somebody wrote to an open question, and what whoever graded it has to say. */
export interface WrittenAnswer {
  submissionId: string
  questionId: string
  answer: GivenAnswer | null
  feedback: string
}

/** So many are read at once, each with all its answers: some 10 ms of work, after which others are answered. */
const PORTION = 1000

/** What came of the submissions of a quiz. Reads only. */
export function resultRepository(db: DbOrTx) {
  return {
    async countParticipants(quizId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(participants)
        .where(eq(participants.quizId, quizId))
      return row?.count ?? 0
    },

    /** How many submissions to somebody's quizzes wait for a grade, quiz by quiz, most first. */
    countUngraded: (own: Own) =>
      db
        .select({ quizId: quizzes.id, count: count() })
        .from(quizzes)
        .innerJoin(submissions, and(eq(submissions.quizId, quizzes.id), gt(submissions.ungradedCount, 0)))
        .where(isOwn(own))
        .groupBy(quizzes.id)
        .orderBy(desc(count()), asc(quizzes.id)),

    /** What each of somebody's quizzes averages, of the last so many that are over and have a score. */
    listAverages(own: Own, { now, limit }: { now: Date; limit: number }) {
      const hasScore = and(eq(submissions.quizId, quizzes.id), isNotNull(RESULT.percent), COUNTS)
      const recent = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(
          and(
            isOwn(own),
            hasStatus('completed', now),
            exists(db.select({ id: submissions.id }).from(submissions).where(hasScore)),
          ),
        )
        .orderBy(sql`coalesce(${quizzes.completedAt}, ${quizzes.closesAt}) desc`)
        .limit(limit)
        .as('recent')
      return db
        .select({ averagePercent: sql<number>`avg(${RESULT.percent})` })
        .from(recent)
        .innerJoin(submissions, and(eq(submissions.quizId, recent.id), COUNTS))
        .groupBy(recent.id)
    },

    /** Those of whose submissions anything was noted. */
    listNoted: (quizId: string) =>
      db
        .select({ submissionId: submissions.id, accommodation: participants.accommodation })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(
          and(
            isHandedIn(quizId),
            exists(db.select().from(incidents).where(eq(incidents.submissionId, submissions.id))),
          ),
        )
        .orderBy(...BY_NAME, asc(submissions.id)),

    /** Those that are `ahead` come first, in this order. */
    async page(
      quizId: string,
      { search, sort, which, page, pageSize }: Slice,
      ahead: readonly string[] = [],
    ) {
      const isListed = and(
        isHandedIn(quizId),
        holdsWords(search, PARTICIPANT_WORDS),
        which === 'shortlist' ? isNotNull(participants.shortlistedAt) : undefined,
      )
      const found = await rows()
        .where(isListed)
        .orderBy(...placesIn(ahead), ...ORDERS[sort], asc(submissions.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await db
        .select({ total: count() })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(isListed)
      return { found, total: counted?.total ?? 0 }
    },

    /** Whether or not it counts. */
    async find(quizId: string, submissionId: string) {
      const [row] = await rows().where(and(isOver(quizId), eq(submissions.id, submissionId)))
      return row
    },

    /** What counts for those who handed these in, in the same order; of several attempts that may be another one by now. */
    async listCounting(quizId: string, submissionIds: readonly string[]): Promise<string[]> {
      const named = alias(submissions, 'named')
      const rows = await db
        .select({ id: submissions.id, named: named.id })
        .from(named)
        .innerJoin(submissions, eq(submissions.participantId, named.participantId))
        .where(and(isHandedIn(quizId), inArray(named.id, [...submissionIds])))
      const byName = new Map(rows.map(({ id, named }) => [named, id]))
      return submissionIds.flatMap((id) => byName.get(id) ?? [])
    },

    /** Those of these that were handed in, in no order, each with its sheet. */
    listCompared: (quizId: string, submissionIds: readonly string[]) =>
      db
        .select({ ...COLUMNS, marks: submissions.marks })
        .from(submissions)
        .innerJoin(participants, eq(participants.id, submissions.participantId))
        .leftJoin(users, eq(users.id, participants.userId))
        .where(and(isHandedIn(quizId), inArray(submissions.id, [...submissionIds]))),

    listWrittenTo: (
      submissionIds: readonly string[],
      questionIds: readonly string[],
    ): Promise<WrittenAnswer[]> =>
      db
        .select({
          submissionId: answers.submissionId,
          questionId: answers.questionId,
          answer: answers.answer,
          feedback: answers.feedback,
        })
        .from(answers)
        .where(
          and(
            inArray(answers.submissionId, [...submissionIds]),
            inArray(answers.questionId, [...questionIds]),
          ),
        ),

    async listWritten(submissionIds: readonly string[]): Promise<Map<string, Written>> {
      const ids = [...submissionIds]
      const sheets = await db
        .select({ id: submissions.id, marks: submissions.marks })
        .from(submissions)
        .where(inArray(submissions.id, ids))
      const given = await db
        .select({
          submissionId: answers.submissionId,
          questionId: answers.questionId,
          answer: answers.answer,
        })
        .from(answers)
        .where(inArray(answers.submissionId, ids))
      const bySubmission = Map.groupBy(given, ({ submissionId }) => submissionId)
      return new Map(
        sheets.map(({ id, marks }) => {
          const held = bySubmission.get(id) ?? []
          return [id, { marks, answers: new Map(held.map(({ questionId, answer }) => [questionId, answer])) }]
        }),
      )
    },

    /** The next so many of all who take part, whether or not they have handed in; in the same order. */
    async everybodyAfter(quizId: string, last: Person | undefined, limit: number) {
      const found = await db
        .select({
          ...COLUMNS,
          submissionId: sql<string>`${submissions.id}`,
          isHandedIn: sql<boolean>`${submissions.finishedAt} is not null`,
          hasBegun: sql<boolean>`${submissions.id} is not null`,
        })
        .from(participants)
        .leftJoin(submissions, COUNTING_ATTEMPT)
        .leftJoin(users, eq(users.id, participants.userId))
        .where(and(eq(participants.quizId, quizId), last && isAfter(last)))
        .orderBy(...BY_NAME)
        .limit(limit)
      return found.map(({ isHandedIn, hasBegun, ...row }): typeof row | AbsentRow =>
        isHandedIn ? row : { name: row.name, email: row.email, hasBegun },
      )
    },

    /** The next so many of all of them, by name, then by address. */
    pageAfter: (quizId: string, last: Person | undefined, limit: number) =>
      rows()
        .where(and(isHandedIn(quizId), last && isAfter(last)))
        .orderBy(...BY_NAME)
        .limit(limit),
  }

  function rows() {
    return db
      .select(COLUMNS)
      .from(submissions)
      .innerJoin(participants, eq(participants.id, submissions.participantId))
      .leftJoin(users, eq(users.id, participants.userId))
      .$dynamic()
  }
}

/** Whose quizzes, and in which workspace. */
interface Own {
  workspaceId: string
  creatorId: string
}

function isOwn({ workspaceId, creatorId }: Own): SQL | undefined {
  return and(eq(quizzes.workspaceId, workspaceId), eq(quizzes.creatorId, creatorId))
}

/** Of several attempts the one that the result is taken from. */
const COUNTS = sql`${submissions.counts}`

function isHandedIn(quizId: string): SQL | undefined {
  return and(isOver(quizId), COUNTS)
}

function isOver(quizId: string): SQL | undefined {
  return and(eq(submissions.quizId, quizId), isNotNull(submissions.finishedAt))
}

/** Whoever is not in it stands behind. */
function placesIn(ahead: readonly string[]): SQL[] {
  if (ahead.length === 0) return []
  return [sql`array_position(${sql.param([...ahead])}::uuid[], ${submissions.id})`]
}

/** Whoever has no name stands behind those who have; no two have the same address. */
const BY_NAME = [sql`${PARTICIPANT_NAME} = ''`, keyOf(PARTICIPANT_NAME), asc(participants.email)]

function isAfter({ name, email }: Person): SQL {
  const last = sql`(${name === ''}::boolean, ${keyOf(sql`${name}::text`)}, ${email}::text)`
  return sql`(${PARTICIPANT_NAME} = '', ${keyOf(PARTICIPANT_NAME)}, ${participants.email}) > ${last}`
}

/** Taken apart, É stands among the E's, whatever the database's own order is. */
function keyOf(name: SQL): SQL {
  return sql`normalize(lower(${name}), nfd)`
}

/** Without pauses. */
const MS =
  sql<number>`(extract(epoch from ${submissions.finishedAt} - ${submissions.startedAt}) * 1000 - ${submissions.pausedMs})`.mapWith(
    Number,
  )

/** How often they have finished it. */
const ATTEMPT_COUNT = sql`(select count(*) from submissions as taken
  where taken.participant_id = ${participants.id} and taken.finished_at is not null)`.mapWith(Number)
/** What stands in the list of theirs, if they have one. */
const CERTIFICATE = sql<ListedRow | null>`(
  select jsonb_build_object('number', ${certificates.number}, 'withdrawnBy', ${certificates.withdrawnBy},
    'expiresAt', ${certificates.expiresAt})
  from ${certificates} where ${certificates.participantId} = ${participants.id})`

interface ListedRow {
  number: string
  withdrawnBy: WithdrawnBy | null
  expiresAt: string | null
}

const COLUMNS = {
  submissionId: submissions.id,
  participantId: participants.id,
  attempt: sql<number>`coalesce(${submissions.number}, 0)`.mapWith(Number),
  attemptCount: ATTEMPT_COUNT,
  name: PARTICIPANT_NAME,
  email: participants.email,
  accommodation: participants.accommodation,
  shortlistedAt: participants.shortlistedAt,
  shortlistNote: participants.shortlistNote,
  ending: sql<Ending>`coalesce(${submissions.ending}, 'handed_in')`,
  finishedAt: sql<Date>`${submissions.finishedAt}`.mapWith(submissions.finishedAt),
  ms: MS,
  points: sql<number>`coalesce(${RESULT.points}, 0)`.mapWith(Number),
  totalPoints: sql<number>`coalesce(${submissions.totalPoints}, 0)`.mapWith(Number),
  ungradedCount: sql<number>`coalesce(${RESULT.ungradedCount}, 0)`.mapWith(Number),
  certificate: CERTIFICATE,
}

const ORDERS: Record<ResultSort, SQL[]> = {
  // Whoever has to be graded still has no score to be compared with.
  score: [
    sql`coalesce(${RESULT.ungradedCount}, 0) > 0`,
    sql`${RESULT.points} / nullif(${submissions.totalPoints}, 0) desc nulls last`,
  ],
  name: BY_NAME,
  time: [asc(MS)],
  finished: [desc(submissions.finishedAt)],
  // Those who have some were put ahead.
  violations: BY_NAME,
}

/**
 * All that were handed in, portion by portion, as they stood at one moment. By a cursor: to look up each portion anew
 * would go through all of them each time.
 */
export async function* sheetsOf(tx: Tx, quizId: string): AsyncGenerator<SheetRow[]> {
  await tx.execute(sql`
    declare sheets no scroll cursor for
    select ${RESULT.points} as points, ${RESULT.percent} as percent, marks,
      coalesce(result_ungraded_count, 0) > 0 as "isWaiting", ${MS}::double precision as ms
    from ${submissions} where ${isHandedIn(quizId)}`)
  for (;;) {
    const { rows } = await tx.execute<SheetRow>(sql`fetch ${sql.raw(String(PORTION))} from sheets`)
    if (rows.length > 0) yield rows
    if (rows.length < PORTION) break
  }
  await tx.execute(sql`close sheets`)
}
