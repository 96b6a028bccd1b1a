import { ERRORS } from '@probant/contract/errors'
import type { Locale } from '@probant/contract/locales'
import { quizFormSchema } from '@probant/contract/quizzes/form'
import { fieldSentence } from '@probant/contract/sentences'
import { nestedIssues } from '#web/components/form/issues.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Outcome } from './draft-saver.ts'
import { formOf, type QuizDocument } from './editing/document.ts'

/** What the contract says to it before anything is sent, by field. */
export function issuesOf(document: QuizDocument, locale: Locale): Record<string, string> {
  const issues = nestedIssues(quizFormSchema, formOf(document), { renamed: {}, prefix: '' })
  return Object.fromEntries(
    Object.entries(issues).map(([field, name]) => [field, fieldSentence(locale, name)]),
  )
}

interface Reading {
  /** Shows a refusal for a limit and answers true. */
  showLimit: (error: unknown) => boolean
  /** What to say where nothing is known. */
  otherwise: string
}

/** Why it was not saved, and what helps. */
export function outcomeOf(error: unknown, { showLimit, otherwise }: Reading): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'stopped', why: 'refused', message: otherwise }
  const { message } = error
  if (isPassing(error)) return { kind: 'unreachable', message, isOffline: error.isUnreachable }
  if (isChangedMeanwhile(error)) return { kind: 'stopped', why: 'conflict', message }
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

/** Somebody else has saved first. Another failure shares the code, so the status tells them apart. */
export function isChangedMeanwhile(error: unknown): boolean {
  const { code, status } = ERRORS.quizChangedMeanwhile
  return error instanceof ApiError && error.code === code && error.status === status
}

/** An edit is sent with the quiz inside of it: its fields go by their own names in the form. */
export function fieldsOf({ fields }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^quiz\./, ''), sentence]),
  )
}

/** Too slow, or too often: a while later it is right. */
const PASSING = [408, 429]
