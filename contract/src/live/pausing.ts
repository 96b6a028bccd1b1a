import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { CREATOR_ERRORS } from '../participants/participant.ts'
import { quizParams } from '../quizzes/quiz.ts'

/** Whom it concerns; null: all who are at work. */
export const whomSchema = z.object({ participantId: idSchema.nullable() })

/** For how many it is so now: also where somebody else had done it before. */
export const concernedSchema = z.object({ count: z.number().int() })

/** Why nothing can be done for those at work: nobody is, or not this one. */
export const AT_WORK_ERRORS = [
  ...CREATOR_ERRORS,
  'participantNotFound',
  'quizNotActive',
  'quizNotStarted',
  'quizEnded',
  'noActiveSubmission',
  'alreadySubmitted',
  'timeLimitExceeded',
] as const

export const pauseQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/pause',
  access: 'user',
  program: 'write',
  summary: 'Stops the clock of one who is at work, or of all; then nobody begins either',
  errors: AT_WORK_ERRORS,
  schema: { params: quizParams, body: whomSchema, response: { 200: concernedSchema } },
} as const satisfies Endpoint

export const resumeQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/resume',
  access: 'user',
  program: 'write',
  summary: 'Lets the clock run on, with the time that was left',
  errors: AT_WORK_ERRORS,
  schema: { params: quizParams, body: whomSchema, response: { 200: concernedSchema } },
} as const satisfies Endpoint
