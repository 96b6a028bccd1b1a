import { INVITED_PHASES, type InvitedQuiz } from '@probant/contract/participants/invited-quizzes'
import { scalingOf } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Actor, provedAddress } from '#server/platform/http/actor.ts'
import { begunOf } from '../door.ts'
import { type InvitedRow, invitedQuizRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
}

/** What somebody is invited to. */
export function createInvitedQuizzes({ db, now }: Dependencies) {
  return {
    /** Whoever has not proved their address is not tied to what is sent there. */
    async list(actor: Actor, { page, pageSize }: { page: number; pageSize: number }) {
      const at = now()
      const person = provedAddress(actor)
      const found = await invitedQuizRepository(db).page(person, { now: at, page, pageSize })
      const total = await invitedQuizRepository(db).count(person)
      return { items: found.map((row) => present(row, at)), total, page, pageSize }
    },
  }
}

function present(
  {
    rank,
    startsAt,
    endsAt,
    completedAt,
    finishedAt,
    options,
    releasedAt,
    workspaceScale,
    points,
    totalPoints,
    ungradedCount,
    deadlineAt,
    pausedAt,
    attempt,
    ...quiz
  }: InvitedRow,
  now: Date,
): InvitedQuiz {
  const isScoreSeen = options.scoreShown === 'at_once' || releasedAt !== null
  // The clock ends a quiz before anybody has written that down.
  const over = completedAt ?? (endsAt && endsAt <= now ? endsAt : null)
  return {
    ...quiz,
    phase: INVITED_PHASES[rank] ?? 'done',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    completedAt: over?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    begun: begunOf({ finishedAt: null, deadlineAt, pausedAt }, now),
    attempts: options.attempts.most === 1 ? null : { begun: attempt ?? 0, most: options.attempts.most },
    score: isScoreSeen ? score() : null,
  }

  function score(): InvitedQuiz['score'] {
    if (points === null || totalPoints === null) return null
    const percent = percentOf({ points, totalPoints })
    if (percent === null) return null
    const isProvisional = Boolean(ungradedCount)
    const scaling = scalingOf({ options, workspaceScale })
    const scaled = isProvisional ? null : scaledScore({ points, totalPoints }, scaling)
    return { percent, isProvisional, scaled }
  }
}
