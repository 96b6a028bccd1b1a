import { rightSchema, shownSchema } from '@probant/kinds/schemas'
import { z } from 'zod'
import { brandSchema } from '../branding/branding.ts'
import type { Endpoint } from '../endpoint.ts'
import { localeSchema } from '../locales.ts'
import { quizParams } from './quiz.ts'

export type { ShownContent } from '@probant/kinds/schemas'

/** Papers of the same quiz with a draw and an order of their own. */
export const PAPER_VARIANTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type PaperVariant = (typeof PAPER_VARIANTS)[number]

/** How a question counts: as it was marked, not at all, or in full for everybody who had it. */
export const SCORINGS = ['normal', 'dropped', 'given'] as const
export type Scoring = (typeof SCORINGS)[number]

/** A quiz as one participant gets it: drawn, in order, numbered. It never holds an answer. */
export const paperSchema = z.object({
  title: z.string(),
  language: localeSchema,
  instructionsHtml: z.string(),
  durationMinutes: z.number().int(),
  questionCount: z.number().int(),
  totalPoints: z.number(),
  sections: z.array(
    z.object({
      title: z.string(),
      questions: z.array(
        z.object({
          questionId: z.uuid(),
          number: z.number().int(),
          points: z.number(),
          titleHtml: z.string(),
          content: shownSchema,
        }),
      ),
    }),
  ),
})
export type Paper = z.infer<typeof paperSchema>
export type PaperQuestion = Paper['sections'][number]['questions'][number]

export const answerKeySchema = z.array(
  z.object({
    questionId: z.uuid(),
    number: z.number().int(),
    points: z.number(),
    right: rightSchema,
    explanationHtml: z.string(),
    /** What whoever marks by hand should know besides; never told to participants. */
    note: z.string().optional(),
  }),
)
export type AnswerKey = z.infer<typeof answerKeySchema>

const paperQuery = z.object({
  variant: z.enum(PAPER_VARIANTS, 'invalid').default('A'),
  /** Whether questions and answers are shuffled; by the options of the quiz where it is left out. */
  shuffle: z.enum(['yes', 'no'], 'invalid').optional(),
})
export type PaperQuery = z.infer<typeof paperQuery>

const answerKeyQuery = paperQuery.extend({
  /** Of one paper; or of the quiz, with every question of its pools in its own order. */
  of: z.enum(['paper', 'quiz'], 'invalid').default('paper'),
})
export type AnswerKeyQuery = z.infer<typeof answerKeyQuery>

export const getQuizPaper = {
  method: 'GET',
  url: '/api/quizzes/:quizId/paper',
  access: 'user',
  program: 'read',
  summary: 'The quiz as a participant gets it, for a look or for paper; nothing is recorded',
  errors: ['quizNotFound', 'quizNotAllowed', 'questionsExamined', 'quizTakenByYou'],
  schema: {
    params: quizParams,
    querystring: paperQuery,
    /** With whose name stands at its head; null: nobody’s. */
    response: { 200: paperSchema.extend({ brand: brandSchema.nullable() }) },
  },
} as const satisfies Endpoint

export const getQuizAnswerKey = {
  method: 'GET',
  url: '/api/quizzes/:quizId/answer-key',
  access: 'user',
  program: 'read',
  summary: 'The right answers to the same paper, or to all questions of the quiz',
  errors: ['quizNotFound', 'quizNotAllowed', 'questionsExamined', 'quizTakenByYou'],
  schema: { params: quizParams, querystring: answerKeyQuery, response: { 200: answerKeySchema } },
} as const satisfies Endpoint
