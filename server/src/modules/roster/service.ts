import type { ParticipantFilter } from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import { type Scaling, scalingOf } from '@probant/contract/scale/scale'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Authorized, QuizAccess } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { rosterRepository } from './listing/repository.ts'
import type { Standing } from './policy.ts'
import { presentParticipant } from './present.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
}

/** Which participant of which quiz. */
export interface ParticipantAddress {
  quizId: string
  participantId: string
}

interface RosterQuery extends ParticipantFilter {
  page: number
  pageSize: number
}

/** Who takes part in a quiz and how far they are, for its creator. */
export function createRosterService({ db, now, access }: Dependencies) {
  return {
    async list(actor: Actor, quizId: string, query: RosterQuery) {
      const { quiz } = await access.authorizeCreator(db, actor, quizId)
      const at = now()
      const standing = await standingAt(db, quiz, at)
      const slice = { ...query, quizId, quizStatus: standing.status, quizEndsAt: quiz.endsAt, at }

      const found = await rosterRepository(db).page(slice)
      const { counts, total } = await rosterRepository(db).count(slice)
      const items = found.map((row) => presentParticipant(row, standing, at))
      return { items, total, page: query.page, pageSize: query.pageSize, counts }
    },

    /** One of them; the caller is authorized already. */
    async get(tx: DbOrTx, { quiz }: Pick<Authorized, 'quiz'>, participantId: string): Promise<Participant> {
      const row = await rosterRepository(tx).find(quiz.id, participantId)
      ensure(row, 'participantNotFound')
      return presentParticipant(row, await standingAt(tx, quiz, now()), now())
    },
  }
}

async function standingAt(
  tx: DbOrTx,
  quiz: Authorized['quiz'],
  at: Date,
): Promise<Standing & { scaling: Scaling }> {
  const hasRoom = await rosterRepository(tx).hasRoomCode(quiz.id)
  const { answersShown, resultByLink } = quiz.options
  return {
    status: statusAt(quiz, at),
    endsAt: quiz.endsAt,
    answersShown,
    resultByLink,
    hasRoom,
    scaling: scalingOf(quiz),
  }
}
