import type { Db } from '#server/database/client.ts'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import { type AttemptRule, delayMs } from './delay.ts'
import { attemptRepository } from './repository.ts'

/**
 * Counts attempts per account and per address. Every attempt counts as failed from its beginning, so that a
 * hundred at once can't slip through together; a success takes it back.
 */
export function createAttempts({ db, now }: { db: Db; now: Now }) {
  return {
    /** Refuses, with the seconds to wait, while one of the delays still runs. */
    async begin(keys: AttemptKeys): Promise<void> {
      await db.transaction(async (tx) => {
        const attempts = attemptRepository(tx)
        const at = now()
        for (const [key, rule] of inOrder(keys)) {
          const row = await attempts.lock(key, at)
          const failures = row && row.expiresAt > at ? row.failures : 0
          const waitMs =
            failures && row ? row.lastFailureAt.getTime() + delayMs(failures, rule) - at.getTime() : 0
          if (waitMs > 0) throw refusal('tooManyAttempts', { seconds: Math.ceil(waitMs / 1000) })
          await attempts.count(key, { failures: failures + 1, now: at, expiresAt: later(at, MEMORY_MS) })
        }
      })
    },

    /** The attempt was a good one: the account starts afresh, the address has one failure less. */
    async succeed({ account, address }: AttemptKeys): Promise<void> {
      const attempts = attemptRepository(db)
      if (account) await attempts.forget(account.key)
      if (address) await attempts.takeBack(address.key)
    },

    forgetOld: () => attemptRepository(db).deleteExpired(now()),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

export interface AttemptKeys {
  account?: { key: string; rule: AttemptRule }
  address?: { key: string; rule: AttemptRule }
}

const MEMORY_MS = HOUR

/** Always in the same order, so that two attempts never wait for each other. */
function inOrder({ account, address }: AttemptKeys): [string, AttemptRule][] {
  return [account, address]
    .flatMap((counted): [string, AttemptRule][] => (counted ? [[counted.key, counted.rule]] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** People behind one IPv6 router share its first half; whoever has one has them all. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return filled.slice(0, 4).join(':')
}
