import { z } from 'zod'
import { botTokenSchema } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { searchSchema, textSchema } from './fields.ts'
import { countsSchema, generationRequestSchema, REJECTION_REASONS } from './generation.ts'
import {
  EXPLANATION_MAX,
  QUESTION_TITLE_MAX,
  TRYOUT_KNOWN_MAX,
  TRYOUT_QUESTIONS_MAX,
  TRYOUT_TEXT_MAX,
} from './limits.ts'
import { type Locale, localeSchema } from './locales.ts'
import { previewSchema } from './questions/preview.ts'
import { questionSchema } from './questions/question.ts'

/**
 * The demo: what a visitor makes lives in their browser. The server makes the questions and forgets them; whoever signs
 * up sends in what they made, and has it.
 */

/** What one can begin with at a press: the built-in generator knows plenty of each. */
export const TRYOUT_SUBJECTS: Record<Locale, readonly string[]> = {
  en: ['Astronomy', 'Cybersecurity', 'French Revolution', 'First aid', 'Fractions', 'Capitals of Europe'],
  fr: [
    'Astronomie',
    'Cybersécurité',
    'Révolution française',
    'Premiers secours',
    'Fractions',
    'Capitales d’Europe',
  ],
}

export const suggestTryoutSubjects = {
  method: 'GET',
  url: '/api/tryout/subjects',
  access: 'public',
  summary: 'Subjects that the built-in generator knows, nearest to what was typed in the demo',
  errors: ['tooManyAttempts'],
  schema: {
    querystring: z.object({ search: searchSchema, language: localeSchema }),
    response: { 200: z.array(z.string()) },
  },
} as const satisfies Endpoint

const knownSchema = z.object({
  title: z.string().max(QUESTION_TITLE_MAX, 'textTooLong'),
  /** The sentence that it rests on, or its explanation: the same for every question about one fact. */
  basis: z.string().max(EXPLANATION_MAX, 'textTooLong').default(''),
})

export const tryoutRequestSchema = generationRequestSchema.extend({
  counts: countsSchema.refine(({ easy, medium, tough }) => easy + medium + tough <= TRYOUT_QUESTIONS_MAX, {
    path: ['easy'],
    message: 'tooManyTryoutQuestions',
  }),
  text: textSchema
    .pipe(z.string().min(1, 'sourceTextEmpty').max(TRYOUT_TEXT_MAX, 'tryoutTextTooLong'))
    .default(''),
  /** What the visitor has seen, newest first: what comes is none of these, nor about the same. */
  known: z.array(knownSchema).max(TRYOUT_KNOWN_MAX, 'invalid').default([]),
})
export type TryoutRequest = z.output<typeof tryoutRequestSchema>
export type KnownQuestion = TryoutRequest['known'][number]

/** A question that nobody has kept. */
export const tryoutQuestionSchema = questionSchema.pick({
  subject: true,
  language: true,
  difficulty: true,
  type: true,
  title: true,
  titleHtml: true,
  content: true,
  explanation: true,
  explanationHtml: true,
  source: true,
  sourceSentence: true,
})
export type TryoutQuestion = z.infer<typeof tryoutQuestionSchema>

export const makeTryoutQuestions = {
  method: 'POST',
  url: '/api/tryout/questions',
  access: 'public',
  summary: 'At most ten questions by the built-in generator, for whoever tries it out; nothing is stored',
  errors: [
    'botCheckFailed',
    'tooManyAttempts',
    'subjectNotFound',
    'subjectUnheardOf',
    'languageNotSupported',
    'generationFailed',
    'nothingLeftToAsk',
    'tooManyWaiting',
    'serviceUnavailable',
  ],
  schema: {
    body: tryoutRequestSchema.extend({ botToken: botTokenSchema }),
    response: {
      200: z.object({
        questions: z.array(tryoutQuestionSchema),
        rejected: z.partialRecord(z.enum(REJECTION_REASONS), z.number().int()),
      }),
    },
  },
} as const satisfies Endpoint

export const previewTryout = {
  method: 'POST',
  url: '/api/tryout/preview',
  access: 'public',
  summary: 'What becomes of Markdown that is written in the demo: safe HTML, text by text, then line by line',
  errors: ['tooManyAttempts', 'serviceUnavailable'],
  schema: { body: previewSchema, response: { 200: z.object({ html: z.array(z.string()) }) } },
} as const satisfies Endpoint
