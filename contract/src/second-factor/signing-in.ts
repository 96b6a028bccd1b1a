import { z } from 'zod'
import { signInAnswerSchema } from '../auth.ts'
import type { Endpoint } from '../endpoint.ts'
import { SECOND_FACTOR_WAYS, secondFactorAnswerSchema } from './answer.ts'

/** The cookie of a login that waits for its second step says whose it is. */
export const getSecondStep = {
  method: 'GET',
  url: '/api/_auth/second-step',
  access: 'public',
  summary: 'What the second step of the login that was begun here can be answered with',
  errors: ['secondStepOver'],
  cookie: true,
  schema: { response: { 200: z.object({ ways: z.array(z.enum(SECOND_FACTOR_WAYS)) }) } },
} as const satisfies Endpoint

export const finishSecondStep = {
  method: 'POST',
  url: '/api/_auth/second-step',
  access: 'public',
  summary: 'Finish a login with its second step',
  errors: [
    'secondStepOver',
    'secondFactorWrong',
    'accountDisabled',
    'tooManyAttempts',
    'tokenGenerationFailed',
    'userUpdateFailed',
  ],
  cookie: true,
  schema: { body: secondFactorAnswerSchema, response: { 200: signInAnswerSchema } },
} as const satisfies Endpoint
