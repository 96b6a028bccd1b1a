import type { Accommodation, Participant } from '@probant/contract/participants/participant'
import type { Db } from '#server/database/client.ts'
import type { QuizEntrance } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ParticipantAddress } from './inviting.ts'
import { participantRepository } from './repository.ts'
import { accommodationRefusal } from './roster/policy.ts'
import type { Roster } from './roster/service.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
  roster: Roster
}

/** What one participant needs otherwise than the rest; its creator's business, and nobody else sees it. */
export function createAccommodations({ db, now, entrance, roster }: Dependencies) {
  return {
    set: (
      actor: Actor,
      { quizId, participantId }: ParticipantAddress,
      accommodation: Accommodation,
    ): Promise<Participant> =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAloneAsCreator(tx, actor, quizId)
        const participants = participantRepository(tx)
        const participant = await participants.findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        allow(accommodationRefusal(participant, statusAt(entered.quiz, now())))
        ensureCounts(accommodation, entered.quiz.durationMinutes)

        await participants.update(participantId, {
          accommodation: isEmpty(accommodation) ? null : accommodation,
        })
        return roster.get(tx, entered, participantId)
      }),
  }
}

export type Accommodations = ReturnType<typeof createAccommodations>

/** A percentage is of the duration. */
function ensureCounts({ extraTime }: Accommodation, durationMinutes: number): void {
  if (extraTime?.unit === 'percent' && durationMinutes === 0) {
    refuseField('extraTime.value', 'percentNeedsDuration')
  }
}

function isEmpty({ extraTime, exemptions }: Accommodation): boolean {
  return extraTime === null && exemptions.length === 0
}
