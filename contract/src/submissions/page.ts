import { z } from 'zod'
import { sessionSchema } from '../auth.ts'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../fields.ts'
import { answerOf, EVENTS } from '../media.ts'
import { lobbySchema } from '../participants/entering.ts'
import { VIOLATIONS } from '../participants/participant.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { receiptSchema, sittingSchema } from './taking.ts'

const page = { params: quizParams, querystring: z.object({ browserId: idSchema }) }

/** One question for all that the page of a quiz shows first, also to whoever comes back in the middle of it. */
export const openQuizPage = {
  method: 'GET',
  url: '/api/_auth/quizzes/:quizId',
  access: 'public',
  summary: 'Who is here, what stands on the door, and the paper of whoever has begun',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive'],
  cookie: true,
  schema: {
    ...page,
    response: {
      200: z.object({
        session: sessionSchema,
        /** Nothing where nobody is signed in. */
        lobby: lobbySchema.nullable(),
        /** Nothing before they have begun; the receipt in it once it is over. */
        sitting: sittingSchema.nullable(),
      }),
    },
  },
} as const satisfies Endpoint

/** What may change while somebody works, without their doing. */
export const sittingChangeSchema = z.object({
  deadlineAt: instantSchema,
  now: instantSchema,
  isHere: z.boolean(),
  isPaused: z.boolean(),
  /** Since when: what was left then is still left. */
  pausedAt: instantSchema.nullable(),
  receipt: receiptSchema.nullable(),
  /** Rules that don't count for them. */
  exemptions: z.array(z.enum(VIOLATIONS)),
  /** What the creator has told them since they began, the oldest first; plain text. */
  messages: z.array(z.object({ id: z.uuid(), text: z.string(), sentAt: instantSchema })),
})
export type SittingChange = z.infer<typeof sittingChangeSchema>

/**
 * Events named `change` with a `SittingChange` each, the first at once; the one with a receipt is the last. Something
 * comes at least every 4 seconds, and the page which takes the quiz answers it with a heartbeat.
 */
export const watchSitting = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/sitting/events',
  access: 'participant',
  summary:
    'More time, a pause, a message, the end of the quiz, another page that has taken over: told at once',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive', 'noActiveSubmission', 'tooManyAttempts'],
  schema: { ...page, response: { 200: answerOf(EVENTS) } },
} as const satisfies Endpoint

/** The page that takes the quiz is there: an open connection alone says nothing, for it may have been dead for minutes. */
export const beatSitting = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/sitting/heartbeat',
  access: 'participant',
  summary: 'A sign of life of the page that takes the quiz',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive', 'noActiveSubmission'],
  schema: {
    params: quizParams,
    body: z.object({ browserId: idSchema }),
    response: { 204: z.undefined() },
  },
} as const satisfies Endpoint
