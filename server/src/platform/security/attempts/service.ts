import type { Db, DbOrTx } from '#server/database/client.ts'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import { type AttemptRule, delayMs } from './delay.ts'
import { attemptRepository } from './repository.ts'

/**
 * Counts failed attempts. Every attempt counts as failed from its beginning, so that a hundred at once can't slip
 * through together; a success takes it back.
 */
export function createAttempts({ db, now }: { db: Db; now: Now }) {
  return {
    /** Refuses, with the seconds to wait, while the delay of whoever tries this still runs. */
    async begin({ tried, network }: AttemptKeys): Promise<void> {
      await db.transaction(async (tx) => {
        const at = now()
        if (tried) {
          const { failures, lastFailureAt } = await lock(tx, tried.key, at)
          const waitMs = failures ? lastFailureAt.getTime() + delayMs(failures, tried.rule) - at.getTime() : 0
          if (waitMs > 0) throw refusal('tooManyAttempts', { seconds: Math.ceil(waitMs / 1000) })
          await count(tx, tried.key, failures + 1, at)
        }
        if (network) await count(tx, network, (await lock(tx, network, at)).failures + 1, at)
      })
    },

    /** The attempt was a good one: whoever made it starts afresh, the network has one failure less. */
    async succeed({ tried, network }: AttemptKeys): Promise<void> {
      const attempts = attemptRepository(db)
      if (tried) await attempts.forget(tried.key)
      if (network) await attempts.takeBack(network)
    },

    /** How much has gone wrong from a network lately. */
    async failuresFrom(network: string): Promise<number> {
      const row = await attemptRepository(db).find(network)
      return row && row.expiresAt > now() ? row.failures : 0
    },

    /** Of an account that goes: addresses stand in the names of what is counted. */
    forget: (tx: DbOrTx, { email }: { email: string }) => attemptRepository(tx).deleteNaming(email),

    forgetOld: () => attemptRepository(db).deleteExpired(now()),
  }

  async function lock(tx: DbOrTx, key: string, at: Date) {
    const row = await attemptRepository(tx).lock(key, at)
    return row && row.expiresAt > at ? row : { failures: 0, lastFailureAt: at }
  }

  function count(tx: DbOrTx, key: string, failures: number, at: Date) {
    return attemptRepository(tx).count(key, { failures, now: at, expiresAt: later(at, MEMORY_MS) })
  }
}

export type Attempts = ReturnType<typeof createAttempts>

export interface AttemptKeys {
  /** What is tried, and from where: only this is ever made to wait, so that nobody can lock out somebody else. */
  tried?: { key: string; rule: AttemptRule }
  /** Where it comes from: a whole class may sit there, so it is not refused, its bot checks become harder. */
  network?: string
}

const MEMORY_MS = HOUR

/** People behind one IPv6 router share its first half; whoever has one has them all. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return filled.slice(0, 4).join(':')
}

/** All that goes wrong from one place, whatever was tried. */
export function networkKey(address: string): string {
  return `network:${networkOf(address)}`
}
