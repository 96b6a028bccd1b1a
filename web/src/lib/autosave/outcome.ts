import { ApiError } from '../api-error.ts'

/** What became of one try to save. */
export type Outcome =
  | { kind: 'saved' }
  /** Something has to be mended first; the next change tries again. */
  | { kind: 'invalid'; fields: Record<string, string> }
  /** Nobody answered, or not now: tried again after a while. */
  | { kind: 'unreachable'; message: string; isOffline: boolean }
  /** Only a decision of the person helps. */
  | { kind: 'stopped'; why: 'conflict' | 'limit' | 'refused'; message: string }

export type SaveStatus = Exclude<Outcome, { kind: 'saved' }> | { kind: 'idle' | 'waiting' | 'saving' }

interface Reading {
  /** Somebody else has saved first. */
  isConflict: (error: unknown) => boolean
  /** Shows a refusal for a limit and answers true. */
  showLimit: (error: unknown) => boolean
  /** What is wrong with fields, by the names that the document has for them. */
  fieldsOf: (error: ApiError) => Record<string, string>
  /** What to say where nothing is known. */
  otherwise: string
}

/** Why it was not saved, and what helps. */
export function outcomeOf(error: unknown, { isConflict, showLimit, fieldsOf, otherwise }: Reading): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'stopped', why: 'refused', message: otherwise }
  const { message } = error
  if (isPassing(error)) return { kind: 'unreachable', message, isOffline: error.isUnreachable }
  if (isConflict(error)) return { kind: 'stopped', why: 'conflict', message }
  if (showLimit(error)) return { kind: 'stopped', why: 'limit', message }
  const fields = fieldsOf(error)
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  return { kind: 'stopped', why: 'refused', message }
}

/** Nobody answered, or not now; it may have been saved all the same. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.isUnreachable || error.status >= 500 || PASSING.includes(error.status)
}

/** Too slow, or too often: a while later it is right. */
const PASSING = [408, 429]

/** A change may be what was needed; a conflict and a limit stay until they are decided. */
export function isMendable(status: SaveStatus | Outcome): boolean {
  return status.kind === 'invalid' || (status.kind === 'stopped' && status.why === 'refused')
}

export function isHeldUp(status: SaveStatus): boolean {
  return status.kind === 'stopped' && !isMendable(status)
}

export function isConflict(status: SaveStatus): boolean {
  return status.kind === 'stopped' && status.why === 'conflict'
}
