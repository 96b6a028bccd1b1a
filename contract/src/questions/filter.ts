import { QUESTION_TYPES } from '@probant/kinds/types'
import { z } from 'zod'
import { lineSchema, searchSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'

/* By itself: the address of the question bank names these, and addresses are read on every page. */

export const DIFFICULTIES = ['easy', 'medium', 'tough'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const ORIGINS = ['generated', 'manual', 'imported'] as const
export type Origin = (typeof ORIGINS)[number]

export const QUESTION_SORTS = ['newest', 'oldest', 'title', 'subject', 'difficulty'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]

export const questionFilterSchema = z.object({
  search: searchSchema,
  subject: lineSchema.pipe(z.string().max(200, 'invalid')).optional(),
  type: z.enum(QUESTION_TYPES, 'invalid').optional(),
  language: localeSchema.optional(),
  difficulty: z.enum(DIFFICULTIES, 'invalid').optional(),
  origin: z.enum(ORIGINS, 'invalid').optional(),
  use: z.enum(['used', 'unused'], 'invalid').optional(),
  sort: z.enum(QUESTION_SORTS, 'invalid').default('newest'),
})
export type QuestionFilter = z.infer<typeof questionFilterSchema>
