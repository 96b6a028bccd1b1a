import { generateSecret } from 'otplib'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { UserRow } from '#server/modules/users/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { createSealing } from '#server/platform/security/sealing.ts'
import { addressFor, stepOfCode } from './codes.ts'
import { type AuthenticatorRow, authenticatorRepository } from './repository.ts'

/** Time enough to install an app. */
const SETUP_MS = 10 * MINUTE

/** Codes of an app. Whoever calls has locked the account, so that a code is taken once. */
export function createAuthenticator({ now, secret: installation }: { now: Now; secret: string }) {
  const sealing = createSealing(installation, 'authenticator')

  return {
    /** Since when there is one. */
    async since(tx: DbOrTx, userId: string): Promise<Date | undefined> {
      return (await authenticatorRepository(tx).find(userId))?.confirmedAt ?? undefined
    },

    /** A secret that does not count before its first code. */
    async begin(tx: Tx, { id: userId, email }: UserRow): Promise<{ secret: string; uri: string }> {
      const authenticators = authenticatorRepository(tx)
      const there = await authenticators.find(userId)
      ensure(!there?.confirmedAt, 'authenticatorThere')

      const secret = generateSecret()
      await authenticators.begin({ userId, sealedSecret: sealing.seal(secret, userId), createdAt: now() })
      return { secret, uri: addressFor(secret, email) }
    },

    async confirm(tx: Tx, userId: string, code: string): Promise<void> {
      const authenticators = authenticatorRepository(tx)
      const begun = await authenticators.find(userId)
      const isInTime = begun && !begun.confirmedAt && later(begun.createdAt, SETUP_MS) > now()
      ensure(isInTime, 'authenticatorNotStarted')
      await authenticators.confirm(userId, { confirmedAt: now(), lastStep: stepOf(begun, code) })
    },

    async take(tx: Tx, userId: string, code: string): Promise<void> {
      const authenticators = authenticatorRepository(tx)
      const row = await authenticators.find(userId)
      ensure(row?.confirmedAt, 'secondFactorWrong')
      await authenticators.noteStep(userId, stepOf(row, code))
    },

    /** Was there one that counted? */
    remove: (tx: Tx, userId: string): Promise<boolean> => authenticatorRepository(tx).delete(userId),

    removeSince: (tx: Tx, userId: string, since: Date): Promise<void> =>
      authenticatorRepository(tx).deleteSince(userId, since),
  }

  function stepOf({ userId, sealedSecret, lastStep }: AuthenticatorRow, code: string): number {
    const secret = sealing.open(sealedSecret, userId)
    const step = secret && stepOfCode(secret, { code, lastStep, now: now() })
    ensure(step, 'secondFactorWrong')
    return step
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
