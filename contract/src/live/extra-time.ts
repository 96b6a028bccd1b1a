import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { EXTRA_MINUTES_MAX } from '../limits.ts'
import { CREATOR_ERRORS } from '../participants/participant.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { concernedSchema, whomSchema } from './pausing.ts'

/** On top of what each has already; those who have had the most there is are passed over. */
export const grantExtraTime = {
  method: 'POST',
  url: '/api/quizzes/:quizId/extra-time',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'More minutes for one participant, or for all who are at work or still to come',
  errors: [...CREATOR_ERRORS, 'participantNotFound', 'quizNotActive', 'quizEnded', 'alreadySubmitted'],
  schema: {
    params: quizParams,
    body: whomSchema.extend({
      minutes: z
        .number('extraTimeInvalid')
        .int('extraTimeInvalid')
        .min(1, 'extraTimeInvalid')
        .max(EXTRA_MINUTES_MAX, 'extraTimeInvalid'),
    }),
    response: { 200: concernedSchema },
  },
} as const satisfies Endpoint
