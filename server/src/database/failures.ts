import pg from 'pg'

/** Could the database not be reached, did it go away in the middle, is there no room? Then trying later may help. */
export function isUnavailable(error: unknown): boolean {
  return (
    isDiskFull(error) ||
    causesOf(error).some((cause) =>
      cause instanceof pg.DatabaseError ? isGoingAway(cause) : isConnectionFailure(cause),
    )
  )
}

/** Was there no room for it on disk, the database's or our own? */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => DISK_FULL.has((cause as NodeJS.ErrnoException).code ?? ''))
}

/** PostgreSQL's own state, and what the system calls a full disk and a used-up quota. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Did a unique index refuse the row? With a name: that very index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, [UNIQUE_VIOLATION], constraint)
}

/** Is the row still named by another, or does it name one that is gone? With a name: by that very rule. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATIONS, constraint)
}

/** Did the database end this transaction because another one was in its way? Begun anew, it may well succeed. */
export function isCollision(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause instanceof pg.DatabaseError && COLLISIONS.includes(cause.code ?? ''),
  )
}

function isViolation(error: unknown, states: string[], constraint: string | undefined): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof pg.DatabaseError &&
      states.includes(cause.code ?? '') &&
      (constraint === undefined || cause.constraint === constraint),
  )
}

const UNIQUE_VIOLATION = '23505'
/** PostgreSQL 18 has a state of its own for what `on delete restrict` refuses. */
const FOREIGN_KEY_VIOLATIONS = ['23503', '23001']
/** A serialization failure, a deadlock. */
const COLLISIONS = ['40001', '40P01']

/** Drizzle wraps the driver's error, and Node wraps what failed for each address of a host. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const nested = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...nested.flatMap(causesOf)]
}

function isGoingAway({ code = '' }: pg.DatabaseError): boolean {
  return GOING_AWAY.some((state) => code.startsWith(state))
}

/** Connection exceptions, no memory or no room for another connection, shutting down or starting, sessions ended by a time limit. */
const GOING_AWAY = ['08', '53200', '53300', '57P01', '57P02', '57P03', '57P05', '25P03']

function isConnectionFailure({ code = '', syscall, message }: NodeJS.ErrnoException): boolean {
  if (NETWORK_FAILURES.has(code)) return true
  // The embedded database's socket is missing while its worker starts again.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return DRIVER_FAILURES.some((beginning) => message.startsWith(beginning))
}

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
