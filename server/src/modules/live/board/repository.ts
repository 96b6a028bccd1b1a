import type { Ending } from '@probant/contract/submissions/taking'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { BEST_PERCENT, LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { prepared, preparedSql } from '#server/database/prepared.ts'
import { participants, roomCodes } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { incidents, submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

export type BoardQuiz = NonNullable<Awaited<ReturnType<ReturnType<typeof boardRepository>['findQuiz']>>>
export type Person = Awaited<ReturnType<ReturnType<typeof boardRepository>['listPeople']>>[number]

/** What somebody has answered of late. */
export interface Answered {
  participantId: string
  savedAt: Date
  /** Of each question its id, and a digit: 1 answered, 2 flagged, 3 both, 0 neither. */
  entries: { questionId: string; digit: number }[]
}

/** A quiz while it is taken, as its board needs it: read often, so as little as possible. Reads only. */
export function boardRepository(db: DbOrTx) {
  return {
    async findQuiz(quizId: string) {
      const [row] = await quizById(db).execute({ quizId })
      return row
    },

    listPeople: (quizId: string) => people(db).execute({ quizId }),

    /** Saved since then, of those who were at work since then. Without an index: one more would cost every save. */
    async listAnswered(quizId: string, since: Date): Promise<Answered[]> {
      const { rows } = await answered(db).execute({ quizId, since })
      return rows.map(({ participant_id, saved_at, entries }) => ({
        participantId: participant_id,
        savedAt: new Date(saved_at),
        entries: entries.split(',').map((entry) => ({
          questionId: entry.slice(0, UUID_LENGTH),
          digit: Number(entry[UUID_LENGTH]),
        })),
      }))
    },

    listIncidents: (quizId: string, since: Date) => noted(db).execute({ quizId, since }),
  }
}

const quizById = prepared('board.quiz', (db) =>
  db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      status: quizzes.status,
      startsAt: quizzes.startsAt,
      endsAt: quizzes.endsAt,
      runsUntil: quizzes.runsUntil,
      pausedAt: quizzes.pausedAt,
      durationMinutes: quizzes.durationMinutes,
      questionCount: quizzes.questionCount,
      options: quizzes.options,
      releasedAt: quizzes.releasedAt,
      workspaceScale: workspaces.scale,
      sections: quizzes.sections,
      revision: quizzes.revision,
      hasRoom: isNotNull(roomCodes.id).mapWith(Boolean),
    })
    .from(quizzes)
    .innerJoin(workspaces, eq(workspaces.id, quizzes.workspaceId))
    .leftJoin(roomCodes, eq(roomCodes.quizId, quizzes.id))
    .where(eq(quizzes.id, sql.placeholder('quizId'))),
)

const people = prepared('board.people', (db) =>
  db
    .select({
      id: participants.id,
      email: participants.email,
      accountEmail: users.email,
      source: participants.source,
      name: PARTICIPANT_NAME,
      accommodation: participants.accommodation,
      opensAt: participants.opensAt,
      closesAt: participants.closesAt,
      attempt: submissions.number,
      startedAt: submissions.startedAt,
      deadlineAt: submissions.deadlineAt,
      pausedAt: submissions.pausedAt,
      seenAt: submissions.seenAt,
      finishedAt: submissions.finishedAt,
      ending: sql<Ending | null>`${submissions.ending}`,
      points: submissions.points,
      totalPoints: submissions.totalPoints,
      scorePercent: submissions.scorePercent,
      bestPercent: BEST_PERCENT,
    })
    .from(participants)
    .leftJoin(submissions, LATEST_ATTEMPT)
    .leftJoin(users, eq(users.id, participants.userId))
    .where(eq(participants.quizId, sql.placeholder('quizId'))),
)

/** One row for each person, for there are tens of thousands of answers. */
const answered = preparedSql<{ participant_id: string; saved_at: string | Date; entries: string }>(
  'board.answered',
  sql`
    select participant_id, max(saved_at) as saved_at, string_agg(
      question_id::text || case when answer is not null
        then case when is_flagged then '3' else '1' end
        else case when is_flagged then '2' else '0' end end, ',') as entries
    from submissions join answers on submission_id = submissions.id
    where quiz_id = ${sql.placeholder('quizId')} and is_latest and saved_at >= ${sql.placeholder('since')}
      and (finished_at is null or finished_at >= ${sql.placeholder('since')})
    group by participant_id`,
)

const noted = prepared('board.incidents', (db) =>
  db
    .select({
      id: incidents.id,
      participantId: submissions.participantId,
      number: incidents.number,
      kind: incidents.kind,
      elapsedMs: incidents.elapsedMs,
      notedAt: incidents.notedAt,
    })
    .from(submissions)
    .innerJoin(incidents, eq(incidents.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.quizId, sql.placeholder('quizId')),
        sql`${submissions.isLatest}`,
        gte(incidents.notedAt, sql.placeholder('since')),
      ),
    ),
)

const UUID_LENGTH = 36
