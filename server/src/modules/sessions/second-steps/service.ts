import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { SECOND_STEP_MS } from './cookie.ts'
import { secondStepRepository } from './repository.ts'

/** Logins whose first step was right: who holds the token may make the second one, once, and nothing else. */
export function createSecondSteps({ db, now }: { db: Db; now: Now }) {
  return {
    async begin(tx: Tx, userId: string): Promise<string> {
      const { token, hash } = newToken('secondStep')
      const expiresAt = later(now(), SECOND_STEP_MS)
      await secondStepRepository(tx).create({ tokenHash: hash, userId, expiresAt })
      return token
    },

    /** Whose login waits. */
    async get(token: string | undefined): Promise<string> {
      const step = token && (await secondStepRepository(db).find(hashOf(token), now()))
      ensure(step, 'secondStepOver')
      return step.userId
    },

    /** It has been made: the token is worth nothing from now on. */
    async take(tx: Tx, token: string): Promise<void> {
      ensure(await secondStepRepository(tx).take(hashOf(token), now()), 'secondStepOver')
    },

    forget: (tx: DbOrTx, userId: string) => secondStepRepository(tx).deleteAll(userId),

    forgetOld: () => secondStepRepository(db).deleteExpired(now()),
  }
}

export type SecondSteps = ReturnType<typeof createSecondSteps>
