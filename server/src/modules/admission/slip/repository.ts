import { and, asc, count, eq, isNotNull, isNull, like, notLike, or, type SQL, sql } from 'drizzle-orm'
import { HAS_ATTEMPT_LEFT, LATEST_ATTEMPT } from '#server/database/attempts.ts'
import type { DbOrTx } from '#server/database/client.ts'
import { PARTICIPANT_NAME } from '#server/database/participant-name.ts'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { users } from '#server/database/schema/users.ts'
import { isAny } from '#server/modules/roster/index.ts'
import { anonymousAddress, STAND_INS } from '#server/platform/mail/stand-in-address.ts'

export type Handed = Awaited<ReturnType<ReturnType<typeof handingRepository>['list']>>[number]

/** To whom a link can be handed. Reads only. */
export function handingRepository(db: DbOrTx) {
  return {
    /** Those of them to whom one can be handed, by name. */
    list: (quizId: string, wanted: Wanted, limit: number) =>
      db
        .select({
          id: participants.id,
          name: PARTICIPANT_NAME,
          email: participants.email,
          codeHash: participants.codeHash,
        })
        .from(participants)
        .leftJoin(users, eq(users.id, participants.userId))
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .leftJoin(submissions, LATEST_ATTEMPT)
        .where(and(asked(quizId, wanted), needsOne(wanted)))
        .orderBy(sql`normalize(lower(${PARTICIPANT_NAME}), nfd)`, asc(participants.email))
        .limit(limit),

    /** How many of those who were asked for need one, and how many do not. */
    async count(quizId: string, wanted: Wanted) {
      const [row] = await db
        .select({ all: count(), needing: sql`count(*) filter (where ${needsOne(wanted)})`.mapWith(Number) })
        .from(participants)
        .leftJoin(users, eq(users.id, participants.userId))
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .leftJoin(submissions, LATEST_ATTEMPT)
        .where(asked(quizId, wanted))
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

/** Whose links the creator wants. */
interface Wanted {
  /** Everybody's, where nobody is named. */
  participantIds: readonly string[] | undefined
  /** Can the quiz still be taken? */
  isActive: boolean
  /** Does a link lead to a result? */
  opensResult: boolean
}

function asked(quizId: string, { participantIds }: Wanted): SQL | undefined {
  return and(
    eq(participants.quizId, quizId),
    participantIds && isAny(participants.id, participantIds, 'uuid'),
  )
}

/** The same as `handingRefusal`; but slips for everybody are for those who have not handed in. */
function needsOne({ participantIds, isActive, opensResult }: Wanted): SQL | undefined {
  return and(
    or(
      isActive ? or(isNull(submissions.finishedAt), HAS_ATTEMPT_LEFT) : undefined,
      opensResult && participantIds
        ? and(isNotNull(submissions.finishedAt), like(participants.email, STAND_INS))
        : undefined,
      sql`false`,
    ),
    or(isNull(users.email), like(users.email, STAND_INS)),
    notLike(participants.email, anonymousAddress('%')),
  )
}
