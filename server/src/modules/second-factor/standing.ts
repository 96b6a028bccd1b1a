import type { SecondFactorWay } from '@probant/contract/second-factor/answer'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { UserRow, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Authenticator } from './authenticator/service.ts'
import { type SecondFactorMail, secondFactorEmail } from './emails.ts'
import type { RecoveryCodes } from './recovery-codes/service.ts'

interface Dependencies {
  now: Now
  users: UserService
  sessions: Sessions
  sending: Sending
  authenticator: Authenticator
  recoveryCodes: RecoveryCodes
}

/** Whether an account has a second factor, and what goes with its first and its last one. */
export function createStanding(dependencies: Dependencies) {
  const { now, users, sessions, sending, authenticator, recoveryCodes } = dependencies

  return {
    ways,

    mail,

    /** The first factor brings recovery codes; sessions that were opened without it end. */
    async turnOn(tx: Tx, user: UserRow, { actor, caller }: By): Promise<string[]> {
      await sessions.noteSecondFactor(tx, actor.sessionId)
      if (user.secondFactorSince) return []
      await users.setSecondFactor(tx, user.id, now())
      await sessions.revokeAll(tx, user.id, { except: actor.sessionId, browserToken: caller.browserToken })
      return recoveryCodes.renew(tx, user.id)
    },

    /** With the last factor recovery codes go as well, and so does what was begun with them. */
    async settle(tx: Tx, userId: string): Promise<void> {
      if ((await factors(tx, userId)).length > 0) return
      await recoveryCodes.remove(tx, userId)
      await sessions.secondSteps.forget(tx, userId)
      await users.setSecondFactor(tx, userId, null)
    },
  }

  async function ways(tx: DbOrTx, userId: string): Promise<SecondFactorWay[]> {
    const there = await factors(tx, userId)
    return (await recoveryCodes.left(tx, userId)) > 0 ? [...there, 'recovery'] : there
  }

  async function factors(tx: DbOrTx, userId: string): Promise<SecondFactorWay[]> {
    return (await authenticator.since(tx, userId)) ? ['code'] : []
  }

  async function mail(tx: Tx, user: UserRow, kind: SecondFactorMail, left?: number): Promise<void> {
    const { id: userId, email: to, locale } = user
    await sending.post(tx, { userId, to, locale, ...secondFactorEmail(kind, locale, { left }) })
  }
}

export type Standing = ReturnType<typeof createStanding>

interface By {
  actor: Actor
  caller: Caller
}
