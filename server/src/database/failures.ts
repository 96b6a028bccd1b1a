import pg from 'pg'

/** Could the database not be reached, or did it go away in the middle? Then trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    if (cause instanceof pg.DatabaseError) return UNAVAILABLE_STATES.some((state) => code.startsWith(state))
    return (
      NETWORK_FAILURES.has(code) || DRIVER_FAILURES.some((sentence) => cause.message.startsWith(sentence))
    )
  })
}

/** Did a unique index refuse the row? With a name: that very index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof pg.DatabaseError &&
      cause.code === UNIQUE_VIOLATION &&
      (constraint === undefined || cause.constraint === constraint),
  )
}

const UNIQUE_VIOLATION = '23505'

/** Connection exceptions, no more connections, being shut down or started. */
const UNAVAILABLE_STATES = ['08', '53300', '57P01', '57P02', '57P03', '57P05', '25P03']

const NETWORK_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The embedded database's socket, while its worker starts again.
  'ENOENT',
])

/** The driver gives its own failures no code. */
const DRIVER_FAILURES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

/** Drizzle wraps the driver's error, and Node wraps what failed for each address of a host. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const nested = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...nested.flatMap(causesOf)]
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
