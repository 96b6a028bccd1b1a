import { and, eq, isNotNull, notLike, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { identities, users } from '#server/database/schema/users.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'

export type MailedQuiz = NonNullable<Awaited<ReturnType<ReturnType<typeof recipientRepository>['findQuiz']>>>
export type Recipient = Awaited<ReturnType<ReturnType<typeof recipientRepository>['list']>>[number]

/** Who gets a mail, and what it tells of. Reads only. */
export function recipientRepository(db: DbOrTx) {
  return {
    /** What a mail tells of a quiz. */
    async findQuiz(quizId: string) {
      const [row] = await db
        .select({
          id: quizzes.id,
          workspaceId: quizzes.workspaceId,
          status: quizzes.status,
          title: quizzes.title,
          language: quizzes.language,
          creatorId: users.id,
          creatorName: users.username,
          startsAt: quizzes.startsAt,
          endsAt: quizzes.endsAt,
          runsUntil: quizzes.runsUntil,
          timeZone: quizzes.timeZone,
          durationMinutes: quizzes.durationMinutes,
          options: quizzes.options,
        })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(eq(quizzes.id, quizId))
      return row
    },

    /** Those of these whose submission is wholly graded, and who may know it. */
    async listNotified(participantIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: submissions.participantId })
        .from(submissions)
        .where(
          and(
            sql`${submissions.participantId} = any(${sql.param(participantIds)}::uuid[])`,
            isNotNull(submissions.notifiedAt),
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** With the account that is theirs or has their address, and the mail that still waits for its turn. */
    list: (participantIds: readonly string[]) =>
      db
        .select({
          id: participants.id,
          email: participants.email,
          message: participants.message,
          accommodation: participants.accommodation,
          opensAt: participants.opensAt,
          closesAt: participants.closesAt,
          chooseUntil: participants.chooseUntil,
          chosenAt: participants.chosenAt,
          tied: {
            userId: tied.id,
            email: tied.email,
            locale: tied.locale,
            timeZone: tied.timeZone,
            emailVerifiedAt: tied.emailVerifiedAt,
          },
          addressed: {
            userId: addressed.id,
            locale: addressed.locale,
            timeZone: addressed.timeZone,
            emailVerifiedAt: addressed.emailVerifiedAt,
          },
          canSignIn: CAN_SIGN_IN,
          waitingMailId: mails.id,
        })
        .from(participants)
        .leftJoin(tied, and(eq(tied.id, participants.userId), notLike(tied.email, STAND_INS)))
        .leftJoin(addressed, eq(addressed.email, participants.email))
        .leftJoin(mails, and(eq(mails.id, participants.mailId), eq(mails.status, 'waiting')))
        .where(sql`${participants.id} = any(${sql.param(participantIds)}::uuid[])`),
  }
}

/** Whose the invitation is, whatever their address is by now; and whoever has registered the invited one. */
const tied = alias(users, 'tied')
const addressed = alias(users, 'addressed')

/** By a password, or by a provider's account; whoever only ever came by an invitation has neither. */
const CAN_SIGN_IN = sql<boolean>`${tied.passwordHash} is not null
  or exists (select 1 from ${identities} where ${identities.userId} = ${tied.id})`
