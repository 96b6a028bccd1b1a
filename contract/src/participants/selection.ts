import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { EXTRA_MINUTES_MAX, SELECTED_MAX } from '../limits.ts'
import { toldSchema } from '../quizzes/later-end.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { CREATOR_ERRORS } from './participant.ts'

/** Those who were chosen on the participants page. */
export const selectedSchema = z.array(idSchema).min(1, 'invalid').max(SELECTED_MAX, 'invalid')

export const grantSelected = {
  method: 'POST',
  url: '/api/quizzes/:quizId/participants/extra-time',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'More minutes for those who were chosen; who is through, or has the most there is, is passed over',
  errors: [...CREATOR_ERRORS, 'quizNotActive', 'quizEnded', 'tooManyAttempts'],
  schema: {
    params: quizParams,
    body: z.object({
      participantIds: selectedSchema,
      minutes: z
        .number('extraTimeInvalid')
        .int('extraTimeInvalid')
        .min(1, 'extraTimeInvalid')
        .max(EXTRA_MINUTES_MAX, 'extraTimeInvalid'),
    }),
    response: {
      200: toldSchema.extend({ count: z.number().int(), passedOver: z.number().int() }),
    },
  },
} as const satisfies Endpoint
