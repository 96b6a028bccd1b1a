import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { participants } from './schema/participants.ts'
import { quizzes } from './schema/quizzes.ts'
import { submissions } from './schema/submissions.ts'

// Somebody may take a quiz several times. Whoever joins submissions to participants says which of theirs is meant.

/** The attempt that says how far a participant is: the last one that they have begun. */
export const LATEST_ATTEMPT: SQL | undefined = and(
  eq(submissions.participantId, participants.id),
  sql`${submissions.isLatest}`,
)

/** The attempt that a participant's result is taken from. Whoever has begun has one. */
export const COUNTING_ATTEMPT: SQL | undefined = and(
  eq(submissions.participantId, participants.id),
  sql`${submissions.counts}`,
)

/** The best score of all that a participant has finished, in percent; nothing while their latest attempt runs. */
export const BEST_PERCENT = sql<number | null>`case when ${submissions.finishedAt} is not null then (
  select max(100 * taken.points / nullif(taken.total_points, 0)) from submissions as taken
  where taken.participant_id = ${submissions.participantId} and taken.finished_at is not null) end`

/**
 * Whoever has finished this attempt, their latest, may begin another one, perhaps after a pause: the same as
 * `hasAttemptLeft`. Beside their quiz.
 */
export const HAS_ATTEMPT_LEFT = sql<boolean>`(${submissions.finishedAt} is not null
  and ${submissions.number} < coalesce((${quizzes.options} #>> '{attempts,most}')::int, 1)
  and not (coalesce((${quizzes.options} #>> '{attempts,untilPassed}')::boolean, false)
    and (${quizzes.options} ->> 'scoreShown' = 'at_once' or ${quizzes.releasedAt} is not null)
    and coalesce(${BEST_PERCENT} > (${quizzes.options} ->> 'passPercent')::float8 - 1e-9, false)))`

/** A participant's result, of the attempt that counts: that of the attempt itself, unless it is made of several. */
export function resultOf(attempt: Record<ResultColumn, AnyColumn>) {
  const isOfSeveral = sql`${attempt.resultUngradedCount} is not null`
  return {
    percent: sql<
      number | null
    >`case when ${isOfSeveral} then ${attempt.resultPercent} else ${attempt.scorePercent} end`,
    points: sql<
      number | null
    >`case when ${isOfSeveral} then ${attempt.resultPoints} else ${attempt.points} end`,
    ungradedCount: sql<number | null>`coalesce(${attempt.resultUngradedCount}, ${attempt.ungradedCount})`,
  }
}

type ResultColumn =
  | 'scorePercent'
  | 'points'
  | 'ungradedCount'
  | 'resultPercent'
  | 'resultPoints'
  | 'resultUngradedCount'

export const RESULT = resultOf(submissions)
