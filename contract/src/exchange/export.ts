import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { EXPORT_MAX } from '../limits.ts'
import { answerOf, CSV, DOCX, XLSX, ZIP } from '../media.ts'
import { questionFilterSchema } from '../questions/filter.ts'
import { WORKSPACE_ERRORS } from '../workspaces.ts'
import { EXPORT_FORMATS, LOSSES, OMISSIONS, QUIZ_LOSSES } from './formats.ts'

/** What goes out: a quiz, questions that were picked, or all that a filter finds. */
export const exportRequestSchema = z.object({
  format: z.enum(EXPORT_FORMATS, 'invalid'),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('quiz'), quizId: idSchema }),
    z.object({
      kind: z.literal('questions'),
      questionIds: z.array(idSchema).min(1, 'required').max(EXPORT_MAX, 'invalid'),
    }),
    z.object({ kind: z.literal('found'), filter: questionFilterSchema }),
  ]),
})
export type ExportRequest = z.input<typeof exportRequestSchema>
export type ExportedWhat = ExportRequest['what']

const concernedSchema = z.object({ questionId: z.uuid(), number: z.number().int(), title: z.string() })

export const exportReportSchema = z.object({
  questionCount: z.number().int(),
  /** Of the quiz itself. */
  quizLosses: z.array(z.enum(QUIZ_LOSSES)),
  /** Those that can't go out, each with the reason. */
  omitted: z.array(concernedSchema.extend({ omission: z.enum(OMISSIONS) })),
  /** Those that go out without something. */
  lossy: z.array(concernedSchema.extend({ losses: z.array(z.enum(LOSSES)) })),
})
export type ExportReport = z.infer<typeof exportReportSchema>

const EXPORT_ERRORS = [
  ...WORKSPACE_ERRORS,
  'quizNotFound',
  'quizNotAllowed',
  'questionsExamined',
  'quizTakenByYou',
  'questionNotInOrganization',
  'onlyPersonalQuestions',
  'tooManyToExport',
  'nothingToExport',
] as const

export const checkExport = {
  method: 'POST',
  url: '/api/exports/check',
  access: 'user',
  workspace: true,
  program: 'read',
  costs: 'file',
  summary: 'What a format can’t hold of a quiz or of questions, question by question',
  errors: EXPORT_ERRORS,
  schema: { body: exportRequestSchema, response: { 200: exportReportSchema } },
} as const satisfies Endpoint

export const exportQuestions = {
  method: 'POST',
  url: '/api/exports',
  access: 'user',
  workspace: true,
  program: 'read',
  costs: 'file',
  summary: 'A quiz or questions as a file for another program, with the right answers in it',
  errors: EXPORT_ERRORS,
  schema: {
    body: exportRequestSchema,
    response: { 200: answerOf(ZIP, XLSX, DOCX, CSV, 'application/json', 'application/xml', 'text/plain') },
  },
} as const satisfies Endpoint
