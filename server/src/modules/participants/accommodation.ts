import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import {
  type Accommodation,
  extraMinutes,
  type Participant,
} from '@probant/contract/participants/participant'
import type { Db, Tx } from '#server/database/client.ts'
import type { Entered, Publication, QuizEntrance, QuizHistory } from '#server/modules/quizzes/index.ts'
import { changingKey, statusAt } from '#server/modules/quizzes/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { ChangeTelling } from './changes/telling.ts'
import type { ParticipantAddress } from './inviting.ts'
import { knownParticipantRepository, type ParticipantRow } from './known/repository.ts'
import { participantRepository } from './repository.ts'
import { accommodationRefusal } from './roster/policy.ts'
import type { Roster } from './roster/service.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
  publication: Publication
  history: QuizHistory
  telling: ChangeTelling
  attempts: Attempts
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

interface Selected {
  participantIds: readonly string[]
  minutes: number
}

/** What one participant needs otherwise than the rest; its creator's business, and nobody else sees it. */
export function createAccommodations(dependencies: Dependencies) {
  const { db, now, entrance, publication, history, telling, attempts, roster } = dependencies
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
        const minutes = extra - before
        await changed.announce(tx, { quizId, granted: [{ participantId, addedMinutes: minutes }] })
        if (minutes > 0) await history.note(tx, actor, quizId, { kind: 'extra_time', count: 1, minutes })
        return roster.get(tx, entered, participantId)
      }),

    /** On top of what each has already: those at work have it at once, those still to come when they begin. */
    grantMore: (actor: Actor, { quizId, participantId, minutes }: More): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const { quiz } = await entrance.enterAloneAsCreator(tx, actor, quizId)
        const status = ensureRunning(quiz)
        const one =
          participantId && (await knownParticipantRepository(tx).findForUpdate(quizId, participantId))
        if (participantId) ensure(one, 'participantNotFound')
        if (one) allow(accommodationRefusal(one, status))

        const concerned = one ? [one] : await knownParticipantRepository(tx).holdUnfinished(quizId)
        const granted = await grant(tx, actor, quiz, { concerned, minutes })
        if (one && granted.length === 0) refuseField('minutes', 'extraTimeInvalid')
        return { count: granted.length }
      }),

    /** The same for some of them; those who have not begun are told by mail. */
    async grantSelected(actor: Actor, quizId: string, { participantIds, minutes }: Selected) {
      await entrance.enterAsCreator(db, actor, quizId)
      await attempts.begin(changingKey(actor))
      return db.transaction(async (tx) => {
        const { quiz } = await entrance.enterAloneAsCreator(tx, actor, quizId)
        ensureRunning(quiz)
        const chosen = new Set(participantIds)
        const unfinished = await knownParticipantRepository(tx).holdUnfinished(quizId)
        const concerned = unfinished.filter(({ id }) => chosen.has(id))

        const granted = await grant(tx, actor, quiz, { concerned, minutes })
        const told = await telling.tell(tx, { actor, quiz }, 'extraTime', granted)
        return { ...told, count: granted.length, passedOver: chosen.size - granted.length }
      })
    },
  }

  function ensureRunning(quiz: Entered['quiz']): 'active' {
    const status = statusAt(quiz, now())
    ensure(status !== 'draft', 'quizNotActive')
    ensure(status !== 'completed', 'quizEnded')
    return status
  }

  /** Who gets it: not those who have had the most there is. */
  async function grant(
    tx: Tx,
    actor: Actor,
    quiz: Entered['quiz'],
    { concerned, minutes }: { concerned: readonly Unfinished[]; minutes: number },
  ): Promise<string[]> {
    const granted = concerned.flatMap(({ id, accommodation }) => {
      const before = extraMinutes(accommodation?.extraTime, quiz.durationMinutes)
      if (before + minutes > EXTRA_MINUTES_MAX) return []
      const extraTime = { unit: 'minutes' as const, value: before + minutes }
      return { id, accommodation: { extraTime, exemptions: accommodation?.exemptions ?? [] } }
    })
    if (granted.length === 0) return []
    await participantRepository(tx).accommodate(granted)
    const most = Math.max(...granted.map(({ accommodation }) => accommodation.extraTime.value))
    if (quiz.endsAt) await publication.runOn(tx, quiz.id, later(quiz.endsAt, most * MINUTE))
    await changed.announce(tx, {
      quizId: quiz.id,
      granted: granted.map(({ id }) => ({ participantId: id, addedMinutes: minutes })),
    })
    await history.note(tx, actor, quiz.id, { kind: 'extra_time', count: granted.length, minutes })
    return granted.map(({ id }) => id)
  }
}

type Unfinished = Pick<ParticipantRow, 'id' | 'accommodation'>

/** A percentage is of the duration. */
function ensureCounts({ extraTime }: Accommodation, durationMinutes: number): void {
  if (extraTime?.unit === 'percent' && durationMinutes === 0) {
    refuseField('extraTime.value', 'percentNeedsDuration')
  }
}

function isEmpty({ extraTime, exemptions }: Accommodation): boolean {
  return extraTime === null && exemptions.length === 0
}
