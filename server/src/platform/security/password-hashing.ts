import { hash, verify } from '@node-rs/argon2'
import { ensure } from '#server/platform/errors.ts'

/**
 * argon2id, two at a time: each holds a thread of libuv's pool for some 30 ms, and the file system waits in
 * the same queue.
 */
export function createPasswordHashing({ cost = OWASP_COST }: { cost?: PasswordCost } = {}) {
  const turns = createTurns({ atOnce: 2, waiting: 500 })
  const nobodysHash = turns(() => hash('nobody has this password', cost))
  // Awaited at the first use; until then a failure is not an unhandled one.
  nobodysHash.catch(() => undefined)

  return {
    hash: (password: string): Promise<string> => turns(() => hash(password, cost)),

    /** Takes as long for an account that does not exist as for one that does. */
    async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
      const compared = passwordHash ?? (await nobodysHash)
      const matches = await turns(() => verify(compared, password))
      return matches && Boolean(passwordHash)
    },
  }
}

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A queue for what may only run a few at a time. */
function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    ensure(queue.length < waiting, 'serviceUnavailable')
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
