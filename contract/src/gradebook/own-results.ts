import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { subjectProgressSchema } from './progress.ts'

/** What came of a quiz for whoever handed it in, as far as they may see it now. */
export const ownResultSchema = z.object({
  submissionId: z.uuid(),
  quizId: z.uuid(),
  title: z.string(),
  language: localeSchema,
  creatorName: z.string(),
  finishedAt: instantSchema,
  /** Nothing as long as it is not told; no figures as long as an answer waits for a grade. */
  score: z
    .object({
      isProvisional: z.boolean(),
      percent: z.number().nullable(),
      scaled: scaledScoreSchema.nullable(),
    })
    .nullable(),
})
export type OwnResult = z.infer<typeof ownResultSchema>

export const listOwnResults = {
  method: 'GET',
  url: '/api/own-results',
  access: 'user',
  summary:
    'What the caller has handed in, wherever, with the score as far as they may see it, the newest first',
  errors: [],
  schema: {
    querystring: pageQuerySchema.extend({ search: searchSchema }),
    response: { 200: pageOf(ownResultSchema) },
  },
} as const satisfies Endpoint

export const getOwnProgress = {
  method: 'GET',
  url: '/api/own-results/progress',
  access: 'user',
  summary: 'How the caller did by subject over time, as far as they may see it in each result',
  errors: [],
  schema: { response: { 200: z.object({ subjects: z.array(subjectProgressSchema) }) } },
} as const satisfies Endpoint
