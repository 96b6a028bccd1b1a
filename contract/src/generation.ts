import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema, instantSchema, lineSchema, nameSchema, searchSchema, textSchema } from './fields.ts'
import { GENERATION_MAX, SOURCE_TEXT_MAX } from './limits.ts'
import { LOCALES, localeSchema } from './locales.ts'
import { answerOf, EVENTS } from './media.ts'
import { QUESTION_TYPES } from './questions/form.ts'
import { questionSchema } from './questions/question.ts'
import { CREATION_ERRORS, WORKSPACE_ERRORS } from './workspaces.ts'

const countSchema = z
  .number('required')
  .int('invalid')
  .min(0, 'invalid')
  .max(GENERATION_MAX, 'tooManyQuestions')

/** How many questions of each difficulty; at least one of one. */
export const countsSchema = z
  .object({ easy: countSchema, medium: countSchema, tough: countSchema })
  .refine(({ easy, medium, tough }) => easy + medium + tough > 0, {
    path: ['easy'],
    message: 'noQuestionsAsked',
  })
  .refine(({ easy, medium, tough }) => easy + medium + tough <= GENERATION_MAX, {
    path: ['easy'],
    message: 'tooManyQuestions',
  })

export const generationRequestSchema = z.object({
  subject: nameSchema,
  language: z.enum(LOCALES, 'languageNotSupported'),
  counts: countsSchema,
  types: z
    .array(z.enum(QUESTION_TYPES, 'invalid'))
    .min(1, 'noTypesAsked')
    .max(QUESTION_TYPES.length, 'invalid'),
  /** The creator's own text to ask about; where it is left out, what the generator knows of the subject. */
  text: textSchema
    .pipe(z.string().min(1, 'sourceTextEmpty').max(SOURCE_TEXT_MAX, 'sourceTextTooLong'))
    .default(''),
})
export type GenerationRequest = z.output<typeof generationRequestSchema>
export type GenerationForm = z.input<typeof generationRequestSchema>

/**
 * - `running`: questions are on their way
 * - `finished`: all that could be made was
 * - `cancelled`: by the creator, or because nobody watched
 * - `failed`: something broke; what had come before it stays
 */
export const GENERATION_STATUSES = ['running', 'finished', 'cancelled', 'failed'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

/** Why a candidate was not let through. */
export const REJECTION_REASONS = [
  'malformed',
  'wrong_type',
  'answers_not_distinct',
  'answer_in_stem',
  'stem_too_short',
  'wrong_language',
  'all_of_the_above',
  'duplicate',
  'wrong_key',
  'no_source',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const generationSchema = z.object({
  id: z.uuid(),
  status: z.enum(GENERATION_STATUSES),
  subject: z.string(),
  language: localeSchema,
  counts: z.object({ easy: z.number().int(), medium: z.number().int(), tough: z.number().int() }),
  types: z.array(z.enum(QUESTION_TYPES)),
  hasText: z.boolean(),
  /** `builtin`, or the provider and its model. */
  generator: z.string(),
  asked: z.number().int(),
  delivered: z.number().int(),
  rejected: z.partialRecord(z.enum(REJECTION_REASONS), z.number().int()),
  /** While it waits for its turn, how many turns are before it; null once it is being worked on. */
  ahead: z.number().int().nullable(),
  /** Where it failed: the code and sentence of the refusal. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  startedAt: instantSchema,
})
export type Generation = z.infer<typeof generationSchema>

export const openGenerationSchema = generationSchema.extend({
  /** The questions that nobody has decided on yet. */
  waiting: z.array(z.uuid()),
})
export type OpenGeneration = z.infer<typeof openGenerationSchema>

/** What came of answering a question a second time without its key: the same, or something else that was overruled. */
export const keyCheckSchema = z.object({ verdict: z.enum(['checked', 'doubted']), reason: z.string() })
export type KeyCheck = z.infer<typeof keyCheckSchema>

/** One delivered question and what became of it. */
export const deliverySchema = z.object({
  number: z.number().int(),
  question: questionSchema,
  isKept: z.boolean(),
  /** Nothing where nobody answered it a second time. */
  check: keyCheckSchema.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

/** A delivered question that was dropped: enough to know it again by, and to take it back. */
export const droppedSchema = z.object({
  number: z.number().int(),
  questionId: z.uuid(),
  title: z.string(),
})
export type Dropped = z.infer<typeof droppedSchema>

const START_ERRORS = [
  ...CREATION_ERRORS,
  'questionLimitExceeded',
  'subjectNotFound',
  'subjectUnheardOf',
  'languageNotSupported',
  'aiServiceFailed',
  'aiContentUnreadable',
  'generationFailed',
  'tooManyAttempts',
  'tooManyWaiting',
] as const

export const startGeneration = {
  method: 'POST',
  url: '/api/generations',
  access: 'user',
  workspace: true,
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Ask for questions; the asked number is reserved, and what is not delivered is given back',
  errors: START_ERRORS,
  schema: { body: generationRequestSchema, response: { 201: generationSchema } },
} as const satisfies Endpoint

export const listGenerations = {
  method: 'GET',
  url: '/api/generations',
  access: 'user',
  workspace: true,
  program: 'read',
  summary:
    'The caller’s generations in this workspace that still have questions to be looked through, newest first',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: z.array(openGenerationSchema) } },
} as const satisfies Endpoint

const generationParams = z.object({ generationId: idSchema })
const deliveryParams = z.object({ generationId: idSchema, questionId: idSchema })

export const getGeneration = {
  method: 'GET',
  url: '/api/generations/:generationId',
  access: 'user',
  program: 'read',
  summary:
    'A generation of the caller’s, with every question that was delivered, and those that were dropped and can be taken back',
  errors: ['notFound'],
  schema: {
    params: generationParams,
    response: {
      200: generationSchema.extend({
        deliveries: z.array(deliverySchema),
        dropped: z.array(droppedSchema),
      }),
    },
  },
} as const satisfies Endpoint

export const watchGeneration = {
  method: 'GET',
  url: '/api/generations/:generationId/events',
  access: 'user',
  summary:
    'The same as an event stream (`question`, `state`): what has come already, then what comes, until it ends; five at once for each person',
  errors: ['notFound', 'tooManyAttempts'],
  schema: { params: generationParams, response: { 200: answerOf(EVENTS) } },
} as const satisfies Endpoint

export const cancelGeneration = {
  method: 'POST',
  url: '/api/generations/:generationId/cancel',
  access: 'user',
  program: 'write',
  summary: 'Stop it; what was delivered stays',
  errors: ['notFound'],
  schema: { params: generationParams, response: { 200: generationSchema } },
} as const satisfies Endpoint

export const keepDelivery = {
  method: 'POST',
  url: '/api/generations/:generationId/questions/:questionId/keep',
  access: 'user',
  program: 'write',
  summary: 'Keep a delivered question: it needs no more looking at',
  errors: ['notFound', 'questionNotFound'],
  schema: { params: deliveryParams, response: { 200: deliverySchema } },
} as const satisfies Endpoint

export const keepAllDeliveries = {
  method: 'POST',
  url: '/api/generations/:generationId/keep',
  access: 'user',
  program: 'write',
  summary: 'Keep all that is left',
  errors: ['notFound'],
  schema: { params: generationParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const dropDelivery = {
  method: 'DELETE',
  url: '/api/generations/:generationId/questions/:questionId',
  access: 'user',
  program: 'write',
  summary: 'Drop a delivered question; it stays counted, and can be taken back for a week',
  errors: [...WORKSPACE_ERRORS, 'notFound', 'questionNotFound', 'questionInQuiz', 'questionDeleteFailed'],
  schema: { params: deliveryParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const takeBackDelivery = {
  method: 'POST',
  url: '/api/generations/:generationId/questions/:questionId/take-back',
  access: 'user',
  program: 'write',
  summary: 'A dropped question lies in its place again, as it was; it counts nothing',
  errors: [...CREATION_ERRORS, 'notFound', 'questionNotFound', 'questionCreateFailed'],
  schema: { params: deliveryParams, response: { 200: deliverySchema } },
} as const satisfies Endpoint

export const regenerateDelivery = {
  method: 'POST',
  url: '/api/generations/:generationId/questions/:questionId/regenerate',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Another question of the same type and difficulty in its place; it counts as one more',
  errors: ['notFound', 'questionNotFound', 'questionInQuiz', 'nothingLeftToAsk', ...START_ERRORS],
  schema: { params: deliveryParams, response: { 200: deliverySchema } },
} as const satisfies Endpoint

export const getGenerator = {
  method: 'GET',
  url: '/api/generator',
  access: 'user',
  program: 'read',
  summary: 'What makes questions here: a model, or the built-in generator, which is none',
  errors: [],
  schema: {
    response: {
      200: z.object({
        isModel: z.boolean(),
        name: z.string(),
        maxQuestions: z.number().int(),
        /** Each question is answered a second time, without its key, before it is shown. */
        checksKeys: z.boolean(),
      }),
    },
  },
} as const satisfies Endpoint

/**
 * About what a request costs at the model's provider: what is told and written for each question, the creator's text, and
 * a second answer where keys are checked. Rounded, so that nobody takes it for a bill.
 */
export function estimatedTokens({ count, textLength, checksKeys }: Estimated): number {
  const text = textLength / CHARACTERS_PER_TOKEN
  const making = 900 + text + 220 * count
  // One in ten is judged once more, with the text.
  const checking = checksKeys ? count * (260 + (300 + text) / 10) : 0
  return Math.ceil((making + checking) / 500) * 500
}

interface Estimated {
  count: number
  textLength: number
  checksKeys: boolean
}

export const CHARACTERS_PER_TOKEN = 4

export const suggestSubjects = {
  method: 'GET',
  url: '/api/generator/subjects',
  access: 'user',
  program: 'read',
  summary:
    'Subjects that the built-in generator knows, nearest to what was typed; none where a model answers',
  errors: [],
  schema: {
    querystring: z.object({ search: searchSchema, language: localeSchema }),
    response: { 200: z.array(z.string()) },
  },
} as const satisfies Endpoint

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
export const DOCUMENT_TYPES = ['pdf', 'docx', 'md', 'txt'] as const

export const readDocument = {
  method: 'POST',
  url: '/api/generator/documents',
  access: 'user',
  summary: 'The text in a PDF, DOCX, Markdown or plain file of 10 MB at most; the body is the file',
  takesFile: ['application/octet-stream'],
  errors: [
    'invalidRequest',
    'tooManyAttempts',
    'documentUnreadable',
    'documentWithoutText',
    'documentTooLarge',
    'tooManyWaiting',
    'serviceUnavailable',
  ],
  schema: {
    querystring: z.object({ name: lineSchema.pipe(z.string().min(1, 'required').max(255, 'invalid')) }),
    response: { 200: z.object({ text: z.string(), isShortened: z.boolean() }) },
  },
} as const satisfies Endpoint
