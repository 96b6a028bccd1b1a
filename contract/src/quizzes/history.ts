import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'
import { quizParams } from './quiz.ts'
import { wordingChangeSchema } from './wording-changes.ts'

const countSchema = z.number().int()

/** What was done with a quiz. It names nobody who takes part: it stays when they are gone. */
export const quizActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published') }),
  z.object({ kind: z.literal('taken_back') }),
  z.object({ kind: z.literal('ended') }),
  z.object({
    kind: z.literal('ends_later'),
    before: instantSchema,
    after: instantSchema,
    told: countSchema,
  }),
  z.object({
    kind: z.literal('reworded'),
    /** Of the question, as the quiz counts them; none where it was the instructions. */
    number: z.number().int().nullable(),
    changes: z.array(wordingChangeSchema),
    isInBank: z.boolean(),
    told: countSchema,
  }),
  z.object({ kind: z.literal('invited'), count: countSchema }),
  z.object({ kind: z.literal('withdrawn'), count: countSchema }),
  /** Somebody who came by the room code. */
  z.object({ kind: z.literal('sent_out') }),
  /** Somebody may go on with another device. */
  z.object({ kind: z.literal('let_in_again') }),
  z.object({ kind: z.literal('reminded'), count: countSchema }),
  /** By their names, as long as they have an account. */
  z.object({ kind: z.literal('handed_over'), from: z.string().nullable(), to: z.string().nullable() }),
  /** So many have a time of their own. */
  z.object({
    kind: z.literal('own_window'),
    count: countSchema,
    opensAt: instantSchema,
    closesAt: instantSchema,
    /** They choose a time between the two. */
    theyChoose: z.boolean().optional(),
    told: countSchema,
  }),
  /** And so many take it by the quiz’s dates again. */
  z.object({ kind: z.literal('own_window_removed'), count: countSchema, told: countSchema }),
  z.object({ kind: z.literal('extra_time'), count: countSchema, minutes: z.number().int() }),
])
export type QuizAction = z.infer<typeof quizActionSchema>

const historyEntrySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** Missing once that account is gone. */
  who: z.string().nullable(),
  action: quizActionSchema,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const listQuizHistory = {
  method: 'GET',
  url: '/api/quizzes/:quizId/history',
  access: 'user',
  program: 'read',
  summary: 'What was done with a quiz, by whom and when, newest first; for its creator',
  errors: ['quizNotFound', 'quizNotAllowed', 'questionsExamined', 'quizTakenByYou'],
  schema: { params: quizParams, response: { 200: z.array(historyEntrySchema) } },
} as const satisfies Endpoint
