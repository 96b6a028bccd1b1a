import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { participants } from '#server/database/schema/participants.ts'
import { messages, submissions } from '#server/database/schema/submissions.ts'

export type MessageRow = typeof messages.$inferSelect
/** As much of a submission as may change while somebody works, without their doing. */
export type Glance = Awaited<ReturnType<ReturnType<typeof watchingRepository>['glance']>>[number]

/** Those who are being watched, all at once. Reads only. */
export function watchingRepository(db: DbOrTx) {
  return {
    glance: (submissionIds: readonly string[]) => glances(db).execute({ submissionIds }),

    listMessages: (quizIds: readonly string[]): Promise<MessageRow[]> =>
      db
        .select()
        .from(messages)
        .where(inArray(messages.quizId, [...quizIds]))
        .orderBy(asc(messages.sentAt), asc(messages.id)),
  }
}

const glances = prepared('submissions.glance', (db) =>
  db
    .select({
      id: submissions.id,
      quizId: submissions.quizId,
      participantId: submissions.participantId,
      userId: participants.userId,
      accommodation: participants.accommodation,
      startedAt: submissions.startedAt,
      deadlineAt: submissions.deadlineAt,
      browserId: submissions.browserId,
      finishedAt: submissions.finishedAt,
      ending: submissions.ending,
      answerCount: submissions.answerCount,
      checksum: submissions.checksum,
      pausedAt: submissions.pausedAt,
      messageCount:
        sql`(select count(*) from ${messages} where ${eq(messages.quizId, submissions.quizId)})`.mapWith(
          Number,
        ),
    })
    .from(submissions)
    .innerJoin(participants, eq(participants.id, submissions.participantId))
    .where(sql`${submissions.id} = any(${sql.placeholder('submissionIds')}::uuid[])`),
)
