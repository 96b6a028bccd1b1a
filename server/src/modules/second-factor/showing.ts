import type { SecondFactorAnswer } from '@probant/contract/second-factor/answer'
import type { Db, Tx } from '#server/database/client.ts'
import type { Sessions } from '#server/modules/sessions/index.ts'
import type { UserRow, UserService } from '#server/modules/users/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor, Caller } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { secondFactorKeys } from './attempt-keys.ts'
import type { Authenticator } from './authenticator/service.ts'
import type { RecoveryCodes } from './recovery-codes/service.ts'
import type { Standing } from './standing.ts'

interface Dependencies {
  db: Db
  attempts: Attempts
  users: UserService
  sessions: Sessions
  authenticator: Authenticator
  recoveryCodes: RecoveryCodes
  standing: Standing
}

/** Showing a second factor: each answer is good once, and each try is counted. */
export function createShowing(dependencies: Dependencies) {
  const { db, attempts, users, sessions, authenticator, recoveryCodes, standing } = dependencies

  return {
    check,

    attempt,

    /** In a session: for a while it may do what asks again. */
    show: (actor: Actor, answer: SecondFactorAnswer, caller: Caller): Promise<void> =>
      check({ userId: actor.userId, answer, caller }, (tx) => sessions.noteSecondFactor(tx, actor.sessionId)),
  }

  /** The answer is used up, and what follows from it done, together or not at all. */
  function check<T>({ userId, answer, caller }: Shown, then: (tx: Tx, user: UserRow) => Promise<T>) {
    return attempt({ userId, caller }, () =>
      db.transaction(async (tx) => {
        const user = await users.lock(tx, userId)
        ensure(user?.secondFactorSince, 'secondFactorOff')
        await take(tx, user, answer)
        return then(tx, user)
      }),
    )
  }

  async function attempt<T>({ userId, caller }: Omit<Shown, 'answer'>, work: () => Promise<T>): Promise<T> {
    const knownBrowser = await sessions.knownBrowsers.find(userId, caller.browserToken)
    const keys = secondFactorKeys({ userId, address: caller.address, knownBrowser })
    await attempts.begin(keys)
    const result = await work()
    await attempts.succeed(keys)
    return result
  }

  async function take(tx: Tx, user: UserRow, answer: SecondFactorAnswer): Promise<void> {
    switch (answer.way) {
      case 'code':
        return authenticator.take(tx, user.id, answer.code)
      case 'recovery': {
        const left = await recoveryCodes.take(tx, user.id, answer.code)
        return standing.mail(tx, user, 'recoveryCodeUsed', left)
      }
    }
  }
}

export type Showing = ReturnType<typeof createShowing>

interface Shown {
  userId: string
  answer: SecondFactorAnswer
  caller: Caller
}
