import pg from 'pg'
import type { Log } from '#server/platform/log.ts'

/**
 * Tells a server that hangs from one that is slow: where a connection has been in use for long, another one tries
 * whether the server answers at all. If not, twice in a row, and nobody else has heard of it meanwhile either, everybody
 * is told at once, instead of waiting for ever. A new connection alone proves little: there may be no room for one.
 */
export function watchForHanging(
  pool: pg.Pool,
  config: pg.ClientConfig,
  { log, patience: { everyMs, suspiciousMs, answerMs } = PATIENCE }: WatchOptions = {},
): { stop(): void } {
  const inUseSince = new Map<pg.PoolClient, number>()
  pool.on('acquire', (client) => inUseSince.set(client, performance.now()))
  pool.on('release', (_error, client) => inUseSince.delete(client))
  pool.on('remove', (client) => inUseSince.delete(client))

  let answeredAt = 0
  pool.on('connect', (client) => client.on('drain', () => (answeredAt = performance.now())))

  let isLooking = false
  /** The beginning of the first try that failed, where the last one did. */
  let silentSince: number | undefined
  const timer = setInterval(async () => {
    const late = lateOnes()
    if (isLooking) return
    if (late.length === 0) {
      silentSince = undefined
      return
    }
    isLooking = true
    const began = silentSince ?? performance.now()
    const isThere = (await answers(config, answerMs)) || answeredAt > began
    if (!isThere && silentSince !== undefined) {
      log?.error(
        { connections: late.length },
        'The database does not answer: whoever waits for it is told so',
      )
      for (const client of late) if (inUseSince.has(client)) endAtOnce(client)
    }
    silentSince = isThere ? undefined : began
    isLooking = false
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }

  function lateOnes(): pg.PoolClient[] {
    const latest = performance.now() - suspiciousMs
    return [...inUseSince].flatMap(([client, since]) => (since < latest ? [client] : []))
  }
}

interface WatchOptions {
  log?: Log
  patience?: Patience
}

/** How often it looks, how long a connection may be in use before it does, and how long it then waits for an answer. */
export interface Patience {
  everyMs: number
  suspiciousMs: number
  answerMs: number
}

const PATIENCE: Patience = { everyMs: 500, suspiciousMs: 3_000, answerMs: 2_000 }

async function answers(config: pg.ClientConfig, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: withinMs, query_timeout: withinMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // Somebody is there, and only has no room for one more.
    return error instanceof pg.DatabaseError
  } finally {
    endAtOnce(client)
  }
}

/** Rejects what it was doing. */
function endAtOnce(client: pg.ClientBase): void {
  void (client as pg.Client).end().catch(() => {})
}
