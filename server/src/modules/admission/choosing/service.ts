import type { Lobby } from '@probant/contract/participants/entering'
import { isOffered } from '@probant/contract/participants/offered-times'
import type { Db } from '#server/database/client.ts'
import { type Publication, statusAt } from '#server/modules/quizzes/index.ts'
import {
  chosenWindow,
  mayChoose,
  participantRepository,
  presentChoice,
} from '#server/modules/roster/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { leadsNowhere } from '#server/platform/mail/stand-in-address.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { Lobbies } from '../lobby/lobby.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  lobby: Lobbies
  publication: Publication
}

/** Whoever may, chooses when they begin: from then on that is their window. */
export function createChoosing({ db, now, attempts, lobby, publication }: Dependencies) {
  return {
    /** Another time may be chosen until that time comes. `due-mails` confirms it. */
    async choose(actor: Actor, quizId: string, startsAt: string): Promise<Lobby> {
      const { quiz, extraMinutes } = await lobby.find(db, actor, quizId)
      await attempts.begin(choosingKey(actor, quizId))
      const window = chosenWindow(new Date(startsAt), quiz.durationMinutes)
      await db.transaction(async (tx) => {
        // Before it is locked with others: the quiz waits for them, which is written into it.
        await publication.runOn(tx, quizId, later(window.closesAt, extraMinutes * MINUTE))
        const { quiz: held, participant, startedAt } = await lobby.lock(tx, actor, quizId)
        const at = now()
        ensure(statusAt(held, at) !== 'completed', 'quizEnded')
        const choice = presentChoice(participant)
        ensure(choice && !startedAt && mayChoose(participant, at), 'noTimeToChoose')
        if (!isOffered(startsAt, choice, at)) refuseField('startsAt', 'timeNotOffered')

        await participantRepository(tx).update(participant.id, {
          ...window,
          chosenAt: at,
          windowSetAt: at,
          lastCallAt: null,
          ...(!leadsNowhere(participant.email) && { mailDue: 'chosenTime' }),
        })
      })
      return lobby.get(actor, quizId)
    },
  }
}

export type ChoosingService = ReturnType<typeof createChoosing>

/** Each is confirmed by a mail. */
function choosingKey({ userId }: Actor, quizId: string): AttemptKeys {
  return { tried: { key: `time:${userId}:${quizId}`, rule: { free: 10, longestMs: 15 * MINUTE } } }
}
