import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { blindSchema } from '../grading/grading.ts'
import { localeSchema } from '../locales.ts'
import { VIOLATIONS } from '../participants/participant.ts'
import { SCORINGS } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { resultSchema } from './list.ts'
import { STATISTICS_ERRORS } from './report.ts'

/** More than five have no room side by side. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 5

/** Their submissions, with commas between them. */
const peopleSchema = z
  .string('required')
  .transform((people) => people.split(','))
  .pipe(
    z
      .array(idSchema)
      .min(COMPARED_MIN, 'invalid')
      .max(COMPARED_MAX, 'invalid')
      .refine((ids) => new Set(ids).size === ids.length, 'invalid'),
  )

export const comparedPersonSchema = resultSchema
  .pick({
    submissionId: true,
    ending: true,
    ms: true,
    points: true,
    totalPoints: true,
    ungradedCount: true,
    percent: true,
    scaled: true,
    violationCount: true,
    isReopened: true,
    shortlist: true,
  })
  .extend({
    /** Whose it is; nothing where names are hidden. */
    participant: resultSchema.pick({ name: true, email: true, isGone: true }).nullable(),
    /** What the violations that counted were. */
    violations: z.array(z.object({ kind: z.enum(VIOLATIONS), count: z.number().int() })),
  })
export type ComparedPerson = z.infer<typeof comparedPersonSchema>

/** Each list of what people have is in their order; null of those who were not asked. */
export const comparisonSchema = z.object({
  people: z.array(comparedPersonSchema),
  subjects: z.array(
    z.object({
      subject: z.string(),
      reached: z.array(
        z
          .object({
            points: z.number(),
            totalPoints: z.number(),
            /** Nothing before all of it is graded. */
            percent: z.number().nullable(),
          })
          .nullable(),
      ),
    }),
  ),
  /** The open ones, in the order of the quiz. */
  questions: z.array(
    z.object({
      questionId: z.uuid(),
      /** Its place in the quiz, from 1. */
      number: z.number().int(),
      titleHtml: z.string(),
      language: localeSchema,
      points: z.number(),
      scoring: z.enum(SCORINGS),
      answers: z.array(
        z
          .object({
            /** Empty where nothing was written. */
            text: z.string(),
            /** Nothing as long as nobody has graded it. */
            points: z.number().nullable(),
            feedback: z.string(),
          })
          .nullable(),
      ),
    }),
  ),
})
export type Comparison = z.infer<typeof comparisonSchema>

export const compareResults = {
  method: 'GET',
  url: '/api/quizzes/:quizId/results/comparison',
  access: 'user',
  program: 'results',
  summary: 'Two to five submissions side by side; for the creator of the quiz. With `blind` no name is told',
  errors: [...STATISTICS_ERRORS, 'submissionNotFound'],
  schema: {
    params: quizParams,
    querystring: z.object({ people: peopleSchema, blind: blindSchema }),
    response: { 200: comparisonSchema },
  },
} as const satisfies Endpoint
