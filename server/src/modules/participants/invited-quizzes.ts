import type { InvitedPhase, InvitedQuiz } from '@probant/contract/participants'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type InvitedRow, participantRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
}

/** What somebody is invited to. */
export function createInvitedQuizzes({ db, now }: Dependencies) {
  return {
    /** Whoever has not proved their address is not tied to what is sent there. */
    async list(
      { userId, email, isEmailVerified }: Actor,
      { page, pageSize }: { page: number; pageSize: number },
    ) {
      const invited = { userId, email: isEmailVerified ? email : undefined }
      const found = await participantRepository(db).pageInvited(invited, { now: now(), page, pageSize })
      const total = await participantRepository(db).countInvited(invited)
      return { items: found.map(present), total, page, pageSize }
    },
  }
}

export type InvitedQuizzes = ReturnType<typeof createInvitedQuizzes>

function present({ rank, startsAt, endsAt, ...quiz }: InvitedRow): InvitedQuiz {
  return {
    ...quiz,
    phase: PHASES[rank] ?? 'done',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

/** In the order in which they matter. */
const PHASES: InvitedPhase[] = ['open', 'upcoming', 'done']
