import type { Session } from '@probant/contract/auth'
import type { Lobby } from '@probant/contract/participants/entering'
import type { Sitting } from '@probant/contract/submissions/taking'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import type { Sittings } from './sitting.ts'

interface Dependencies {
  sessions: Pick<SessionService, 'resume' | 'authenticate'>
  users: Pick<UserService, 'get'>
  lobby: Lobbies
  sittings: Sittings
}

interface QuizPage {
  session: Session
  lobby: Lobby | null
  sitting: Sitting | null
}

/** All that the page of a quiz shows first: who is here, what stands on the door, and the paper of whoever has begun. */
export function createQuizPage({ sessions, users, lobby, sittings }: Dependencies) {
  return {
    /** The cookie stays as it is: a page that is loaded again in the middle of a quiz waits for nothing else. */
    async open(
      refreshToken: string | undefined,
      caller: Caller,
      { quizId, browserId }: { quizId: string; browserId: string },
    ): Promise<QuizPage> {
      const resumed = await sessions.resume(refreshToken)
      if (!resumed) return NOBODY
      const { userId, accessToken, quizId: onlyQuizId, isForResult } = resumed
      const user = await users.get(userId, caller)
      const session = { user, accessToken, quizId: onlyQuizId, isForResult }

      const actor = await sessions.authenticate(`Bearer ${accessToken}`)
      const { lobby: door, invited } = await lobby.open(actor, quizId)
      // Let continue since, or with another attempt left: their link, or their name, opens the quiz itself.
      if (isForResult && !invited.isThrough) return NOBODY
      return { session, lobby: door, sitting: await sittings.find(invited, browserId) }
    },
  }
}

const NOBODY: QuizPage = { session: {}, lobby: null, sitting: null }
