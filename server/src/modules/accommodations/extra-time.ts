import { EXTRA_MINUTES_MAX } from '@probant/contract/limits'
import { extraMinutes } from '@probant/contract/participants/participant'
import type { Db, Tx } from '#server/database/client.ts'
import type { ChangeNotices } from '#server/modules/invitations/index.ts'
import type { Authorized, Publication, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { changingKey, statusAt } from '#server/modules/quizzes/index.ts'
import {
  accommodationRefusal,
  knownParticipantRepository,
  participantRepository,
  type Unfinished,
  windowOf,
} from '#server/modules/roster/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Accommodated } from './service.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  access: QuizAccess
  publication: Publication
  history: QuizHistory
  notifying: ChangeNotices
  accommodated: Announcement<Accommodated>
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

/** More minutes than were planned, for one of them, for some, or for all. */
export function createExtraTime(dependencies: Dependencies) {
  const { db, now, attempts, access, publication, history, notifying, accommodated } = dependencies

  return {
    /** On top of what each has already: those at work have it at once, those still to come when they begin. */
    grantMore: (actor: Actor, { quizId, participantId, minutes }: More): Promise<{ count: number }> =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const status = ensureRunning(quiz)
        const one =
          participantId && (await knownParticipantRepository(tx).findForUpdate(quizId, participantId))
        if (participantId) ensure(one, 'participantNotFound')
        if (one) allow(accommodationRefusal(one, status))

        const concerned = one ? [one] : await knownParticipantRepository(tx).lockUnfinished(quizId)
        const granted = await grant(tx, actor, quiz, { concerned, minutes })
        if (one && granted.length === 0) refuseField('minutes', 'extraTimeInvalid')
        return { count: granted.length }
      }),

    /** The same for some of them; those who have not begun are told by mail. */
    async grantSelected(actor: Actor, quizId: string, { participantIds, minutes }: Selected) {
      await access.authorizeCreator(db, actor, quizId)
      await attempts.begin(changingKey(actor))
      return db.transaction(async (tx) => {
        const { quiz } = await access.authorizeCreatorAndLock(tx, actor, quizId)
        ensureRunning(quiz)
        const chosen = new Set(participantIds)
        const unfinished = await knownParticipantRepository(tx).lockUnfinished(quizId)
        const concerned = unfinished.filter(({ id }) => chosen.has(id))

        const granted = await grant(tx, actor, quiz, { concerned, minutes })
        const told = await notifying.notify(tx, { actor, quiz }, 'extraTime', granted)
        return { ...told, count: granted.length, passedOver: chosen.size - granted.length }
      })
    },
  }

  function ensureRunning(quiz: Authorized['quiz']): 'active' {
    const status = statusAt(quiz, now())
    ensure(status !== 'draft', 'quizNotActive')
    ensure(status !== 'completed', 'quizEnded')
    return status
  }

  /** Who gets it: not those who have had the most there is. */
  async function grant(
    tx: Tx,
    actor: Actor,
    quiz: Authorized['quiz'],
    { concerned, minutes }: { concerned: readonly Unfinished[]; minutes: number },
  ): Promise<string[]> {
    const granted = concerned.flatMap((one) => {
      const { id, accommodation } = one
      const before = extraMinutes(accommodation?.extraTime, quiz.durationMinutes)
      if (before + minutes > EXTRA_MINUTES_MAX) return []
      const extraTime = { unit: 'minutes' as const, value: before + minutes }
      const { endsAt } = windowOf(one, quiz)
      const until = endsAt && later(endsAt, extraTime.value * MINUTE)
      return { id, until, accommodation: { extraTime, exemptions: accommodation?.exemptions ?? [] } }
    })
    if (granted.length === 0) return []
    await participantRepository(tx).accommodate(granted.map(({ until: _, ...one }) => one))
    const last = Math.max(...granted.map(({ until }) => until?.getTime() ?? 0))
    if (last > 0) await publication.runOn(tx, quiz.id, new Date(last))
    await accommodated.announce(tx, {
      quizId: quiz.id,
      granted: granted.map(({ id }) => ({ participantId: id, addedMinutes: minutes })),
    })
    await history.note(tx, actor, quiz.id, { kind: 'extra_time', count: granted.length, minutes })
    return granted.map(({ id }) => id)
  }
}
