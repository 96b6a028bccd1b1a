import type { PlaceHere } from '@probant/contract/participants/begun'
import type { Db } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { begunOf, entryRefusal, isThrough, whenOf } from './door.ts'
import { enteringRepository, type InvitedParticipant } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  sessions: SessionService
}

/** Who takes part in a quiz with this browser already, as its session says. */
export function createPlacesHere({ db, now, sessions }: Dependencies) {
  return {
    /** Nobody where the session opens another quiz, or their result while they have more to do. */
    async find(quizId: string, refreshToken: string | undefined): Promise<InvitedParticipant | undefined> {
      const resumed = await sessions.resume(refreshToken)
      if (!resumed || (resumed.quizId && resumed.quizId !== quizId)) return undefined
      const theirs = await enteringRepository(db).findTied(quizId, resumed.userId)
      if (!theirs || entryRefusal(theirs, now())) return undefined
      return resumed.isForResult && !isThrough(theirs, now()) ? undefined : theirs
    },

    present(theirs: InvitedParticipant): PlaceHere {
      const { participant, quiz, finishedAt } = theirs
      return {
        email: shownAddress(participant.email),
        name: participant.name,
        begun: begunOf(theirs, now()),
        isFinished: finishedAt !== null,
        ...whenOf(quiz, participant),
      }
    },
  }
}

export type PlacesHere = ReturnType<typeof createPlacesHere>
