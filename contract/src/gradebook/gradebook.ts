import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { GROUP_ERRORS, groupParams } from '../groups.ts'
import { GRADEBOOK_CHOICES_MAX, GRADEBOOK_QUIZZES_MAX, WEIGHT_MAX } from '../limits.ts'
import { answerOf, CSV, XLSX } from '../media.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { cellSchema } from './cell.ts'

/** What a quiz that somebody has not handed in does to their average: nothing, or it is one of 0%. */
export const MISSING_RULES = ['left_out', 'zero'] as const
export type MissingRule = (typeof MISSING_RULES)[number]

/** By tenths. With 0 a quiz is shown, and changes no average. */
export const weightSchema = z
  .number('weightInvalid')
  .min(0, 'weightInvalid')
  .max(WEIGHT_MAX, 'weightInvalid')
  .multipleOf(0.1, 'weightInvalid')

/** What was said of a quiz in a grade book; of whichever nothing was said, it has a column and counts once. */
const choiceSchema = z.object({ quizId: idSchema, weight: weightSchema, isIn: z.boolean() })
export type GradebookChoice = z.output<typeof choiceSchema>

export const gradebookFormSchema = z.object({
  missing: z.enum(MISSING_RULES, 'invalid'),
  quizzes: z
    .array(choiceSchema)
    .max(GRADEBOOK_CHOICES_MAX, 'invalid')
    .refine((quizzes) => new Set(quizzes.map(({ quizId }) => quizId)).size === quizzes.length, 'invalid')
    .refine(
      (quizzes) => quizzes.filter(({ isIn }) => isIn).length <= GRADEBOOK_QUIZZES_MAX,
      'tooManyGradebookQuizzes',
    ),
})
export type GradebookForm = z.output<typeof gradebookFormSchema>

/** A quiz that people of the group are invited to. */
export const gradebookQuizSchema = z.object({
  quizId: z.uuid(),
  title: z.string(),
  /** When it was over, or will be; where it has no end, when it was opened. They stand in this order. */
  at: instantSchema,
  isOver: z.boolean(),
  weight: z.number(),
  /** Has a column. */
  isIn: z.boolean(),
  /** Of the people of the group: how many are invited, and how many of these have not handed in what is over. */
  invitedCount: z.number().int(),
  missingCount: z.number().int(),
  /** Of all who have a score, or who count as 0; nothing where that is nobody. */
  averagePercent: z.number().nullable(),
})
export type GradebookQuiz = z.infer<typeof gradebookQuizSchema>

export const averageSchema = z.object({
  percent: z.number(),
  /** On the scale of the workspace; in percent where that is points, or passed or not. */
  scaled: scaledScoreSchema,
  /** An answer in a quiz that counts waits for a grade. */
  isProvisional: z.boolean(),
})
export type Average = z.infer<typeof averageSchema>

export const gradebookPersonSchema = z.object({
  /** Stands for them in this group; it changes with their address. */
  key: z.string(),
  /** As the group calls them, else as the quizzes do; empty where neither does. */
  name: z.string(),
  email: z.string(),
  average: averageSchema.nullable(),
  missingCount: z.number().int(),
  /** One for each column, null where they are not invited. */
  cells: z.array(cellSchema.nullable()),
})
export type GradebookPerson = z.infer<typeof gradebookPersonSchema>

export const gradebookSchema = z.object({
  group: z.object({ id: z.uuid(), name: z.string() }),
  missing: z.enum(MISSING_RULES),
  /** All there are, with a column or without. */
  quizzes: z.array(gradebookQuizSchema),
  people: pageOf(gradebookPersonSchema),
})
export type Gradebook = z.infer<typeof gradebookSchema>

export const GRADEBOOK_SORTS = ['name', 'listed', 'average'] as const
export type GradebookSort = (typeof GRADEBOOK_SORTS)[number]

export const gradebookQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  sort: z.enum(GRADEBOOK_SORTS, 'invalid').default('name'),
})
export type GradebookQuery = z.output<typeof gradebookQuerySchema>

export const getGradebook = {
  method: 'GET',
  url: '/api/groups/:groupId/gradebook',
  access: 'user',
  program: 'results',
  summary: 'The people of a group against the caller’s own quizzes that they are invited to, with averages',
  errors: GROUP_ERRORS,
  schema: { params: groupParams, querystring: gradebookQuerySchema, response: { 200: gradebookSchema } },
} as const satisfies Endpoint

export const updateGradebook = {
  method: 'PUT',
  url: '/api/groups/:groupId/gradebook',
  access: 'user',
  program: 'write',
  summary:
    'Which of these quizzes have a column, what each counts, and what a missing one does; for the caller alone',
  errors: [...GROUP_ERRORS, 'quizNotFound'],
  schema: { params: groupParams, body: gradebookFormSchema, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const GRADEBOOK_FORMATS = ['csv', 'xlsx'] as const
export type GradebookFormat = (typeof GRADEBOOK_FORMATS)[number]

export const exportGradebook = {
  method: 'GET',
  url: '/api/groups/:groupId/gradebook/export',
  access: 'user',
  program: 'results',
  costs: 'file',
  summary: 'The same with everybody in it, as a file',
  errors: GROUP_ERRORS,
  schema: {
    params: groupParams,
    querystring: z.object({ format: z.enum(GRADEBOOK_FORMATS, 'invalid').default('xlsx') }),
    response: { 200: answerOf(CSV, XLSX) },
  },
} as const satisfies Endpoint
