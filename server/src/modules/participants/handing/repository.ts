import { and, asc, count, eq, isNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { anonymousAddress, STAND_INS } from '#server/platform/mail/stand-in-address.ts'
import { isAny } from '../known/repository.ts'

export type Handed = Awaited<ReturnType<ReturnType<typeof handingRepository>['list']>>[number]

/** To whom a link can be handed. Reads only. */
export function handingRepository(db: DbOrTx) {
  return {
    /** Those who can still come in and have no account of their own, by name. */
    list: (quizId: string, participantIds: readonly string[] | undefined, limit: number) =>
      db
        .select({
          id: participants.id,
          name: PARTICIPANT_NAME,
          email: participants.email,
          codeHash: participants.codeHash,
        })
        .from(participants)
        .leftJoin(users, eq(users.id, participants.userId))
        .leftJoin(submissions, eq(submissions.participantId, participants.id))
        .where(and(asked(quizId, participantIds), NEEDS_ONE))
        .orderBy(sql`normalize(lower(${PARTICIPANT_NAME}), nfd)`, asc(participants.email))
        .limit(limit),

    /** How many of those who were asked for need one, and how many do not. */
    async count(quizId: string, participantIds: readonly string[] | undefined) {
      const [row] = await db
        .select({ all: count(), needing: sql`count(*) filter (where ${NEEDS_ONE})`.mapWith(Number) })
        .from(participants)
        .leftJoin(users, eq(users.id, participants.userId))
        .leftJoin(submissions, eq(submissions.participantId, participants.id))
        .where(asked(quizId, participantIds))
      const { all = 0, needing = 0 } = row ?? {}
      return { needing, withoutSlip: all - needing }
    },

    /** Whose code it is. */
    async findByCode(codeHash: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: participants.id })
        .from(participants)
        .where(eq(participants.codeHash, codeHash))
      return row?.id
    },
  }
}

function asked(quizId: string, participantIds: readonly string[] | undefined): SQL | undefined {
  return and(
    eq(participants.quizId, quizId),
    participantIds && isAny(participants.id, participantIds, 'uuid'),
  )
}

/** The same as `handingRefusal`. */
const NEEDS_ONE = and(
  isNull(submissions.finishedAt),
  or(isNull(users.email), sql`${users.email} like ${STAND_INS}`),
  notLike(participants.email, anonymousAddress('%')),
)
