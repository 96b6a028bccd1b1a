import type { PGlite } from '@electric-sql/pglite'

/**
 * Calls `giveUp` when PostgreSQL itself crashes. PGlite swallows that and goes on with broken memory, acknowledging
 * commits that it never makes, and its socket server stalls on whatever PGlite throws.
 */
export function guardAgainstCrashes(pglite: PGlite, giveUp: (error: unknown) => never) {
  const { Module: postgres, execProtocolRawStream } = pglite
  const runOnce = postgres._PostgresMainLoopOnce

  postgres._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isSqlError(error)) giveUp(error)
      throw error
    }
  }
  pglite.execProtocolRawStream = (...message) => execProtocolRawStream.apply(pglite, message).catch(giveUp)
}

/** An error of the statement unwinds PostgreSQL's stack by an exit status of its own. */
function isSqlError(error: unknown): boolean {
  return (error as { status?: unknown }).status === 100
}
