import type { WithdrawnBy } from '@probant/contract/certificates/certificate'
import type { Ending } from '@probant/contract/submissions/receipt'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { RESULT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { certificates } from '#server/database/schema/certificates.ts'
import { participants } from '#server/database/schema/participants.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'

export type { MarkSheet } from '#server/database/schema/submissions.ts'

export type ResultRow = Awaited<ReturnType<typeof selectResults>>[number]

/** A submission with whoever handed it in. */
export function selectResults(db: DbOrTx) {
  return db
    .select(COLUMNS)
    .from(submissions)
    .innerJoin(participants, eq(participants.id, submissions.participantId))
    .leftJoin(users, eq(users.id, participants.userId))
    .$dynamic()
}

/** Of several attempts the one that the result is taken from. */
export const COUNTS = sql`${submissions.counts}`

export function isHandedIn(quizId: string): SQL | undefined {
  return and(isOver(quizId), COUNTS)
}

export function isOver(quizId: string): SQL | undefined {
  return and(eq(submissions.quizId, quizId), isNotNull(submissions.finishedAt))
}

/** Whoever has no name stands behind those who have; no two have the same address. */
export const BY_NAME = [sql`${PARTICIPANT_NAME} = ''`, keyOf(PARTICIPANT_NAME), asc(participants.email)]

/** Taken apart, É stands among the E's, whatever the database's own order is. */
export function keyOf(name: SQL): SQL {
  return sql`normalize(lower(${name}), nfd)`
}

/** Without pauses. */
export const MS =
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

export const COLUMNS = {
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
