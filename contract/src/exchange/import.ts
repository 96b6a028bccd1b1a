import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, lineSchema, nameSchema, pageOf, pageQuerySchema } from '../fields.ts'
import { IMPORT_MAX } from '../limits.ts'
import { localeSchema } from '../locales.ts'
import { DIFFICULTIES, FORM_ERRORS, questionFormSchema } from '../questions/form.ts'
import { writtenQuestionSchema } from '../questions/question.ts'
import { timeZoneSchema } from '../time-zone.ts'
import { CREATION_ERRORS } from '../workspaces.ts'
import { FILE_FAULTS, IMPORT_FORMATS, IMPORT_NOTES } from './formats.ts'

/** What a column of a table can hold. */
export const COLUMNS = [
  'type',
  'title',
  'answer1',
  'answer2',
  'answer3',
  'answer4',
  'answer5',
  'answer6',
  'answer7',
  'answer8',
  'answer9',
  'answer10',
  'right',
  'severalChoices',
  'partial',
  'accepted',
  'ignoresAccents',
  'units',
  'guidance',
  'explanation',
  'subject',
  'difficulty',
  'language',
  'points',
] as const
export type Column = (typeof COLUMNS)[number]

/** Which column is which, by their places from 0; written as JSON, for the body is the file. */
export const columnsSchema = z.partialRecord(z.enum(COLUMNS), z.number().int().min(0).max(999))
export type Columns = z.infer<typeof columnsSchema>

const importOptions = z.object({
  name: lineSchema.pipe(z.string().min(1, 'required').max(255, 'invalid')),
  /** Missing: whatever the file looks like. */
  format: z.enum(IMPORT_FORMATS, 'invalid').optional(),
  /** For what the file leaves open. */
  language: localeSchema,
  subject: nameSchema,
  difficulty: z.enum(DIFFICULTIES, 'invalid'),
  columns: z
    .string()
    .max(2000, 'invalid')
    .transform((text, context) => {
      const parsed = columnsSchema.safeParse(parsedJson(text))
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional(),
})
export type ImportOptions = z.input<typeof importOptions>

export const IMPORT_STATUSES = ['reading', 'ready', 'taken', 'failed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export const importSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS).nullable(),
  status: z.enum(IMPORT_STATUSES),
  /** Why nothing could be read, and in which line. */
  fault: z.enum(FILE_FAULTS).nullable(),
  faultLine: z.number().int().nullable(),
  /** How many there are in the file, once that is known; and how many of them were looked at. */
  foundCount: z.number().int().nullable(),
  lookedAtCount: z.number().int(),
  goodCount: z.number().int(),
  faultyCount: z.number().int(),
  /** Of the good ones: those that the workspace has already, or that stand in the file before. */
  duplicateCount: z.number().int(),
  /** Of a table: its headings, the first rows, and which column was taken for what. */
  table: z
    .object({ headings: z.array(z.string()), rows: z.array(z.array(z.string())), columns: columnsSchema })
    .nullable(),
  /** A title to begin with: that of its quiz, or the name of the file without its ending. */
  title: z.string(),
  /** It says how a quiz is made of its questions. */
  hasQuiz: z.boolean(),
  createdAt: instantSchema,
})
export type Import = z.infer<typeof importSchema>

const foundAt = {
  /** From 1, in the order of the file. */
  number: z.number().int(),
  line: z.number().int().nullable(),
  /** In a package: the file within. */
  file: z.string().nullable(),
}

export const importedItemSchema = z.discriminatedUnion('isGood', [
  z.object({
    ...foundAt,
    isGood: z.literal(true),
    question: writtenQuestionSchema,
    points: z.number().nullable(),
    notes: z.array(z.enum(IMPORT_NOTES)),
    /** The same question in the bank, or the number of the one before in this file. */
    duplicate: z
      .union([z.object({ questionId: z.uuid() }), z.object({ number: z.number().int() })])
      .nullable(),
  }),
  z.object({
    ...foundAt,
    isGood: z.literal(false),
    beginning: z.string(),
    /** All that the file has of it, as far as that can be read. */
    source: z.string(),
    /** As far as it was understood, for its editor to begin with; missing where it was found before there was one. */
    draft: writtenQuestionSchema
      .omit({ titleHtml: true, explanationHtml: true })
      .extend({ content: writtenQuestionSchema.shape.content.nullable() })
      .nullable(),
    /** Names of rules: of `QUESTION_FAULTS`, or of the question form. */
    fault: z.string(),
    detail: z.string().nullable(),
  }),
])
export type ImportedItem = z.infer<typeof importedItemSchema>

export const IMPORT_SHELVES = ['all', 'good', 'duplicates', 'faulty'] as const
export type ImportShelf = (typeof IMPORT_SHELVES)[number]

const importParams = z.object({ importId: idSchema })

export const startImport = {
  method: 'POST',
  url: '/api/imports',
  access: 'user',
  workspace: true,
  program: 'write',
  summary:
    'Look what questions are in a file of another program, 50 MB at most; the body is the file. Nothing comes in yet',
  takesFile: ['application/octet-stream'],
  errors: [
    ...CREATION_ERRORS,
    'invalidRequest',
    'importTooLarge',
    'tooManyAttempts',
    'tooManyWaiting',
    'serviceUnavailable',
  ],
  schema: { querystring: importOptions, response: { 201: importSchema } },
} as const satisfies Endpoint

export const getImport = {
  method: 'GET',
  url: '/api/imports/:importId',
  access: 'user',
  program: 'read',
  summary: 'How far a file is read, and what was found in it',
  errors: ['importNotFound'],
  schema: { params: importParams, response: { 200: importSchema } },
} as const satisfies Endpoint

export const listImportItems = {
  method: 'GET',
  url: '/api/imports/:importId/items',
  access: 'user',
  program: 'read',
  summary: 'What was found in a file, question by question: understood, or why not',
  errors: ['importNotFound'],
  schema: {
    params: importParams,
    querystring: pageQuerySchema.extend({ shelf: z.enum(IMPORT_SHELVES, 'invalid').default('all') }),
    response: { 200: pageOf(importedItemSchema) },
  },
} as const satisfies Endpoint

export const mendImportItem = {
  method: 'PUT',
  url: '/api/imports/:importId/items',
  access: 'user',
  program: 'write',
  summary: 'Write a question of a file otherwise before it comes in, also one that was not understood',
  errors: ['importNotFound', 'importNotReady', ...FORM_ERRORS],
  schema: {
    params: importParams,
    body: z.object({
      number: z.number('invalid').int('invalid').min(1, 'invalid'),
      question: questionFormSchema,
    }),
    response: { 200: importedItemSchema },
  },
} as const satisfies Endpoint

export const takeImport = {
  method: 'POST',
  url: '/api/imports/:importId/take',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary:
    'The good questions of a file come in, all or none of them; on wish with a draft of a quiz made of them',
  errors: [
    'importNotFound',
    'importNotReady',
    'nothingToImport',
    ...CREATION_ERRORS,
    'manualQuestionQuotaExceeded',
    'quizLimitReached',
    'questionCreateFailed',
  ],
  schema: {
    params: importParams,
    body: z.object({
      withDuplicates: z.boolean('invalid').default(false),
      /** Numbers of those that stay out. */
      except: z.array(z.number().int()).max(IMPORT_MAX, 'invalid').default([]),
      /** The first so many of the others, where a plan has room for no more. */
      atMost: z.number().int().min(1, 'invalid').nullable().default(null),
      /** A quiz to make of them, in whose time zone its creator thinks. */
      quiz: z.object({ title: nameSchema, timeZone: timeZoneSchema }).nullable().default(null),
    }),
    response: { 200: z.object({ questionCount: z.number().int(), quizId: z.uuid().nullable() }) },
  },
} as const satisfies Endpoint

export const dropImport = {
  method: 'DELETE',
  url: '/api/imports/:importId',
  access: 'user',
  program: 'write',
  summary: 'Forget a file and all that was found in it; what came in stays',
  errors: ['importNotFound'],
  schema: { params: importParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
