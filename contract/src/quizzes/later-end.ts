import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import type { FieldSentence } from '../sentences.ts'
import { scheduledSchema } from './form.ts'
import { quizParams, quizSchema } from './quiz.ts'

/** How many are told of a change by mail, and how many should have been, but the day's mails are used up. */
export const toldSchema = z.object({ told: z.number().int(), untold: z.number().int() })
export type Told = z.infer<typeof toldSchema>

/** What is wrong with a new end? Nobody's time may shrink. */
export function laterEndFlaw(
  until: string | Date,
  endsAt: string | Date | null,
  now: Date,
): FieldSentence | undefined {
  const end = new Date(until)
  if (endsAt === null || end <= new Date(endsAt)) return 'endNotLater'
  if (end <= now) return 'endInPast'
}

export const endQuizLater = {
  method: 'POST',
  url: '/api/quizzes/:quizId/end-later',
  access: 'user',
  program: 'write',
  summary: 'A later end of an active quiz, never an earlier one; those who have not begun are told by mail',
  errors: [
    'quizNotFound',
    'quizNotAllowed',
    'organizationInactive',
    'quizNotActive',
    'quizEnded',
    'quizUpdateFailed',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z.object({ until: scheduledSchema }),
    response: { 200: toldSchema.extend({ quiz: quizSchema }) },
  },
} as const satisfies Endpoint
