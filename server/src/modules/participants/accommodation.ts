import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import {
  type Accommodation,
  extraMinutes,
  type Participant,
} from '@probant/contract/participants/participant'
import type { Db } from '#server/database/client.ts'
import type { Publication, QuizEntrance } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ParticipantAddress } from './inviting.ts'
import { knownParticipantRepository } from './known/repository.ts'
import { participantRepository } from './repository.ts'
import { accommodationRefusal } from './roster/policy.ts'
import type { Roster } from './roster/service.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
  publication: Publication
  roster: Roster
}

/** Who of one quiz was granted how much more time, or less again. */
export interface Accommodated {
  quizId: string
  granted: readonly { participantId: string; addedMinutes: number }[]
}

/** More for one of them, or for all who may still use it. */
interface More {
  quizId: string
  participantId: string | null
  minutes: number
}

/** What one participant needs otherwise than the rest; its creator's business, and nobody else sees it. */
export function createAccommodations({ db, now, entrance, publication, roster }: Dependencies) {
  const changed = createAnnouncement<Accommodated>()

  return {
    changed,

    set: (
      actor: Actor,
      { quizId, participantId }: ParticipantAddress,
      accommodation: Accommodation,
    ): Promise<Participant> =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAloneAsCreator(tx, actor, quizId)
        const participants = participantRepository(tx)
        const participant = await knownParticipantRepository(tx).findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        allow(accommodationRefusal(participant, statusAt(entered.quiz, now())))
        ensureCounts(accommodation, entered.quiz.durationMinutes)

        await participants.update(participantId, {
          accommodation: isEmpty(accommodation) ? null : accommodation,
        })
        const { quiz } = entered
        const extra = extraMinutes(accommodation.extraTime, quiz.durationMinutes)
        if (quiz.endsAt && extra > 0) await publication.runOn(tx, quizId, later(quiz.endsAt, extra * MINUTE))
        const before = extraMinutes(participant.accommodation?.extraTime, quiz.durationMinutes)
        await changed.announce(tx, { quizId, granted: [{ participantId, addedMinutes: extra - before }] })
        return roster.get(tx, entered, participantId)
      }),

    /** On top of what each has already: those at work have it at once, those still to come when they begin. */
    grantMore: (actor: Actor, { quizId, participantId, minutes }: More): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const { quiz } = await entrance.enterAloneAsCreator(tx, actor, quizId)
        const status = statusAt(quiz, now())
        ensure(status !== 'draft', 'quizNotActive')
        ensure(status !== 'completed', 'quizEnded')
        const participants = participantRepository(tx)
        const one =
          participantId && (await knownParticipantRepository(tx).findForUpdate(quizId, participantId))
        if (participantId) ensure(one, 'participantNotFound')
        if (one) allow(accommodationRefusal(one, status))

        const concerned = one ? [one] : await knownParticipantRepository(tx).holdUnfinished(quizId)
        const granted = concerned.flatMap(({ id, accommodation }) => {
          const before = extraMinutes(accommodation?.extraTime, quiz.durationMinutes)
          if (before + minutes > EXTRA_MINUTES_MAX) return []
          const extraTime = { unit: 'minutes' as const, value: before + minutes }
          return { id, accommodation: { extraTime, exemptions: accommodation?.exemptions ?? [] } }
        })
        if (one && granted.length === 0) refuseField('minutes', 'extraTimeInvalid')
        await participants.accommodate(granted)
        const most = Math.max(0, ...granted.map(({ accommodation }) => accommodation.extraTime.value))
        if (quiz.endsAt && most > 0) await publication.runOn(tx, quizId, later(quiz.endsAt, most * MINUTE))
        await changed.announce(tx, {
          quizId,
          granted: granted.map(({ id }) => ({ participantId: id, addedMinutes: minutes })),
        })
        return { count: granted.length }
      }),
  }
}

/** A percentage is of the duration. */
function ensureCounts({ extraTime }: Accommodation, durationMinutes: number): void {
  if (extraTime?.unit === 'percent' && durationMinutes === 0) {
    refuseField('extraTime.value', 'percentNeedsDuration')
  }
}

function isEmpty({ extraTime, exemptions }: Accommodation): boolean {
  return extraTime === null && exemptions.length === 0
}
