import type { Locale } from '@probant/contract/locales'
import { quizFormSchema } from '@probant/contract/quizzes/form'
import { nestedIssues } from '#web/components/form/issues.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { formOf, type QuizDocument } from './document.ts'

/** What the contract says to it before anything is sent, by field. */
export function issuesOf(document: QuizDocument, locale: Locale): Record<string, string> {
  const issues = nestedIssues(quizFormSchema, formOf(document), { renamed: {}, prefix: '' })
  return Object.fromEntries(
    Object.entries(issues).map(([field, name]) => [field, fieldSentence(locale, name)]),
  )
}

/** An edit is sent with the quiz inside of it: its fields go by their own names in the form. */
export function fieldsOf({ fields }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^quiz\./, ''), sentence]),
  )
}
