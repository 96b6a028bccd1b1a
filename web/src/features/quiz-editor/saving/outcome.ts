import type { Quiz } from '@probant/contract/quizzes/quiz'
import { ApiError, isRefused } from '#web/lib/api-error.ts'
import { saysNo } from '#web/lib/reconnecting.ts'
import { fieldsOf } from '../document/issues.ts'

/** What became of one try to save. */
export type Outcome =
  | { kind: 'saved'; quiz: Quiz }
  /** Nobody answered, or not now: tried again after a while. */
  | { kind: 'unreachable'; isOffline: boolean }
  /** Something has to be mended first: the next change tries again. */
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'refused'; message: string }
  /** Only a decision of the person helps: somebody else has saved first, or the plan allows no more. */
  | { kind: 'conflict' }
  | { kind: 'limit'; message: string }

export type SaveStatus = Exclude<Outcome, { kind: 'saved' }> | { kind: 'idle' | 'waiting' | 'saving' }

/** Why it was not saved, and what helps. `showLimit` shows a refusal for a limit and answers true. */
export function outcomeOf(error: unknown, showLimit: (error: unknown) => boolean): Outcome {
  if (!wasRefused(error))
    return { kind: 'unreachable', isOffline: error instanceof ApiError && error.isUnreachable }
  if (isRefused(error, 'quizChangedMeanwhile')) return { kind: 'conflict' }
  if (showLimit(error)) return { kind: 'limit', message: error.message }
  const fields = fieldsOf(error)
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  return { kind: 'refused', message: error.message }
}

/** By the server, or by a proxy that finds it too large. After anything else it may have been saved all the same. */
export function wasRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && saysNo(error)
}
