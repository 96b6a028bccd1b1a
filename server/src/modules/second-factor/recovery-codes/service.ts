import { timingSafeEqual } from 'node:crypto'
import { RECOVERY_CODES } from '@probant/contract/limits'
import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { newRecoveryCode, shownCode } from './code.ts'
import { recoveryCodeRepository } from './repository.ts'

/** Codes on paper, for whoever has lost everything else. Whoever calls has locked the account. */
export function createRecoveryCodes({ now, secret }: { now: Now; secret: string }) {
  const hashOf = (userId: string, code: string) => keyedHash(`recovery code of ${userId}`, code, secret)

  return {
    left: (tx: DbOrTx, userId: string): Promise<number> => recoveryCodeRepository(tx).count(userId),

    /** Instead of those that there were. Nobody can read them again. */
    async renew(tx: Tx, userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      const rows = recoveryCodeRepository(tx)
      await rows.deleteAll(userId)
      await rows.add(
        userId,
        codes.map((code) => hashOf(userId, code)),
        now(),
      )
      return codes.map(shownCode)
    },

    /** Used up. How many are left? */
    async take(tx: Tx, userId: string, code: string): Promise<number> {
      const rows = recoveryCodeRepository(tx)
      const hashes = await rows.listHashes(userId)
      const given = Buffer.from(hashOf(userId, code))
      const found = hashes.filter((hash) => timingSafeEqual(Buffer.from(hash), given))[0]
      ensure(found, 'secondFactorWrong')
      await rows.delete(userId, found)
      return hashes.length - 1
    },

    remove: (tx: Tx, userId: string, since?: Date): Promise<void> =>
      recoveryCodeRepository(tx).deleteAll(userId, { since }),
  }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>
