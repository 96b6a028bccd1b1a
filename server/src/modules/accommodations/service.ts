import {
  type Accommodation,
  extraMinutes,
  type Participant,
} from '@probant/contract/participants/participant'
import type { Db } from '#server/database/client.ts'
import type { Publication, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import {
  accommodationRefusal,
  knownParticipantRepository,
  type ParticipantAddress,
  participantRepository,
  type Roster,
  windowOf,
} from '#server/modules/roster/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
  publication: Publication
  history: QuizHistory
  roster: Roster
}

/** Who of one quiz was granted how much more time, or less again. */
export interface Accommodated {
  quizId: string
  granted: readonly { participantId: string; addedMinutes: number }[]
}

/** What one participant needs otherwise than the rest; its creator's business, and nobody else sees it. */
export function createAccommodationService({ db, now, access, publication, history, roster }: Dependencies) {
  const changed = createAnnouncement<Accommodated>()

  return {
    changed,

    set: (
      actor: Actor,
      { quizId, participantId }: ParticipantAddress,
      accommodation: Accommodation,
    ): Promise<Participant> =>
      db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const participants = participantRepository(tx)
        const participant = await knownParticipantRepository(tx).findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        allow(accommodationRefusal(participant, statusAt(authorized.quiz, now())))
        ensureCounts(accommodation, authorized.quiz.durationMinutes)

        await participants.update(participantId, {
          accommodation: isEmpty(accommodation) ? null : accommodation,
        })
        const { quiz } = authorized
        const extra = extraMinutes(accommodation.extraTime, quiz.durationMinutes)
        const { endsAt } = windowOf(participant, quiz)
        if (endsAt && extra > 0) await publication.runOn(tx, quizId, later(endsAt, extra * MINUTE))
        const before = extraMinutes(participant.accommodation?.extraTime, quiz.durationMinutes)
        const minutes = extra - before
        await changed.announce(tx, { quizId, granted: [{ participantId, addedMinutes: minutes }] })
        if (minutes > 0) await history.note(tx, actor, quizId, { kind: 'extra_time', count: 1, minutes })
        return roster.get(tx, authorized, participantId)
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
