import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isUnavailable } from '#server/database/failures.ts'
import { createBatching } from '#server/platform/batching.ts'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import { createTurns } from '#server/platform/turns.ts'
import { type AttemptRule, type Failures, waitMs } from './delay.ts'
import { attemptRepository } from './repository.ts'

/**
 * Counts failed attempts. Every attempt counts as failed from its beginning, so that a hundred at once can't slip
 * through together; a success takes it back.
 */
export function createAttempts({ db, now }: { db: Db; now: Now }) {
  /** Asked for every challenge that is set: hundreds at the same moment are one question. */
  const failuresOf = createBatching(
    async (keys: readonly string[]) => {
      const rows = await attemptRepository(db).list(keys, now())
      const known = new Map(rows.map(({ key, failures }) => [key, failures]))
      return keys.map((key) => known.get(key) ?? 0)
    },
    { most: 500, concernsAll: isUnavailable },
  )

  /** Many from one network wait for the same row: here, so that they keep no connection from others meanwhile. */
  const turns = createTurns({ waitingMax: Number.POSITIVE_INFINITY })
  const alone = <T>({ key }: Counted, work: (tx: Tx) => Promise<T>): Promise<T> =>
    turns.run(key, () => db.transaction(work))

  return {
    /** Refuses, with the seconds to wait, while the delay of whoever tries this still runs. */
    async begin({ tried, network }: AttemptKeys): Promise<void> {
      const shared = network ?? tried
      if (!shared) return
      await alone(shared, async (tx) => {
        if (tried) await take(tx, tried)
        if (network) await take(tx, network)
      })
    },

    /**
     * Counts it, and nobody waits: the more there were before, the harder the proof of work that was done for it has to be.
     * One that was too easy is refused, and is no attempt.
     */
    async beginProved(counted: Counted, isEnough: (before: number) => boolean): Promise<void> {
      await alone(counted, async (tx) => {
        const known = await hold(tx, counted)
        ensure(isEnough(known.failures), 'botCheckFailed')
        await count(tx, counted, known)
      })
    },

    /** The attempt was a good one: whoever made it starts afresh, the network has one failure less. */
    async succeed({ tried, network }: AttemptKeys): Promise<void> {
      const attempts = attemptRepository(db)
      if (tried) await attempts.forget(tried.key)
      if (network) await attempts.takeBack(network.key)
    },

    /**
     * A question whose answer is all that there is to gain: only the answer that `fails` counts. Whoever asks at the same
     * moment waits for it, so that none of many at once slips through, and none is refused for others that did not fail.
     */
    async ask(counted: Counted, fails: (tx: Tx) => Promise<boolean>): Promise<boolean> {
      return alone(counted, async (tx) => {
        const known = await hold(tx, counted)
        const hasFailed = await fails(tx)
        if (hasFailed) await count(tx, counted, known)
        return hasFailed
      })
    },

    /** How much has gone wrong from a network lately. */
    failuresFrom: ({ key }: Counted): Promise<number> => failuresOf(key),

    /** Of an account that goes: its number, and the address that is proved to be theirs, stand in the names of what is counted. */
    forget: (tx: DbOrTx, { userId, email }: { userId: string; email: string | undefined }): Promise<void> =>
      attemptRepository(tx).deleteNaming(email ? [userId, email] : [userId]),

    forgetOld: () => attemptRepository(db).deleteExpired(now()),
  }

  async function take(tx: DbOrTx, counted: Counted): Promise<void> {
    await count(tx, counted, await hold(tx, counted))
  }

  /** What went wrong so far; refuses while the delay runs. Until the transaction ends, nobody else tries. */
  async function hold(tx: DbOrTx, { key, rule }: Counted): Promise<Failures> {
    const row = await attemptRepository(tx).lock(key, now())
    // Read once the row is held: others may have failed while this one waited for it.
    const at = now()
    const known = row && row.expiresAt > at ? row : { failures: 0, lastFailureAt: at }

    const wait = rule ? waitMs(known, rule, at) : 0
    if (wait > 0) throw refusal('tooManyAttempts', { seconds: Math.ceil(wait / 1000) })
    return known
  }

  async function count(
    tx: DbOrTx,
    { key, memoryMs = MEMORY_MS }: Counted,
    { failures }: Failures,
  ): Promise<void> {
    const at = now()
    await attemptRepository(tx).count(key, {
      failures: failures + 1,
      now: at,
      expiresAt: later(at, memoryMs),
    })
  }
}

export type Attempts = ReturnType<typeof createAttempts>

export interface AttemptKeys {
  /** What is tried, and from where. A success forgets it. */
  tried?: Counted & { rule: AttemptRule }
  /** All that goes wrong from one place. A whole class may sit there, so most of these make nobody wait. */
  network?: Counted
}

/** Without a rule it is counted, and nobody waits. */
export interface Counted {
  key: string
  rule?: AttemptRule
  /** After the last one; an hour where nothing is said. */
  memoryMs?: number
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
export function networkKey(address: string): { key: string } {
  return { key: `network:${networkOf(address)}` }
}
