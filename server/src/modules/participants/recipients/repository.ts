import { and, eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'

export type MailedQuiz = NonNullable<Awaited<ReturnType<ReturnType<typeof recipientRepository>['findQuiz']>>>
export type Recipient = Awaited<ReturnType<ReturnType<typeof recipientRepository>['list']>>[number]

/** Who gets a mail, and what it tells of. Reads only. */
export function recipientRepository(db: DbOrTx) {
  return {
    /** What a mail tells of a quiz. */
    async findQuiz(quizId: string) {
      const [row] = await db
        .select({
          status: quizzes.status,
          title: quizzes.title,
          language: quizzes.language,
          creatorName: users.username,
          startsAt: quizzes.startsAt,
          endsAt: quizzes.endsAt,
          timeZone: quizzes.timeZone,
          durationMinutes: quizzes.durationMinutes,
          options: quizzes.options,
        })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(eq(quizzes.id, quizId))
      return row
    },

    /** With the account of their address, where there is one, and the mail that still waits for its turn. */
    list: (participantIds: readonly string[]) =>
      db
        .select({
          id: participants.id,
          email: participants.email,
          accommodation: participants.accommodation,
          account: { userId: users.id, locale: users.locale, emailVerifiedAt: users.emailVerifiedAt },
          waitingMailId: mails.id,
        })
        .from(participants)
        .leftJoin(users, eq(users.email, participants.email))
        .leftJoin(mails, and(eq(mails.id, participants.mailId), eq(mails.status, 'waiting')))
        .where(sql`${participants.id} = any(${sql.param(participantIds)}::uuid[])`),
  }
}
