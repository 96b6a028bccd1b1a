import { ERRORS } from '@probant/contract/errors'
import { instantSchema } from '@probant/contract/fields'
import { type Locale, localeSchema } from '@probant/contract/locales'
import { quizFormSchema, quizOptionsSchema } from '@probant/contract/quizzes/form'
import { type Quiz, quizQuestionSchema } from '@probant/contract/quizzes/quiz'
import { z } from 'zod'
import { nestedIssues } from '#web/components/form/issues.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { createLocalCopies } from '#web/lib/autosave/index.ts'
import { documentOf, formOf, type QuizDocument } from '../document/document.ts'

/** A draft saves itself, a published quiz when it is told to. */
export function isDraft(quiz: Pick<Quiz, 'status'> | undefined): boolean {
  return quiz === undefined || quiz.status === 'draft'
}

/** What the contract says to it before anything is sent, by field. */
export function issuesOf(document: QuizDocument, locale: Locale): Record<string, string> {
  const issues = nestedIssues(quizFormSchema, formOf(document), { renamed: {}, prefix: '' })
  return Object.fromEntries(
    Object.entries(issues).map(([field, name]) => [field, fieldSentence(locale, name)]),
  )
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

/** Is that what became of what was sent? The server tidies it, and says when a quiz that is open opened. */
export function isStoredAs(quiz: Quiz, document: QuizDocument): boolean {
  const sent = quizFormSchema.safeParse(formOf(document)).data
  const stored = quizFormSchema.safeParse(formOf(documentOf(quiz))).data
  if (!sent || !stored) return false
  const startsAt = quiz.status === 'draft' ? sent.startsAt : (sent.startsAt ?? stored.startsAt)
  return JSON.stringify({ ...sent, startsAt }) === JSON.stringify(stored)
}

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('section'),
    key: z.string(),
    title: z.string(),
    draw: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('question'),
    key: z.string(),
    points: z.number(),
    question: quizQuestionSchema.omit({ number: true, points: true }),
  }),
])

/** As it is kept in this browser; it need not be right yet, but it is a document. */
export const documentSchema = z.object({
  title: z.string(),
  language: localeSchema,
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  timeZone: z.string(),
  durationMinutes: z.union([z.number(), z.literal('')]),
  instructions: z.string(),
  blocks: z.array(blockSchema).refine(([first]) => first?.kind === 'section'),
  options: quizOptionsSchema,
})

/** What was written on quizzes at this browser and is not saved yet. */
export const quizCopies = createLocalCopies<QuizDocument>({ kind: 'quiz', document: documentSchema })
