import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema, textSchema } from '../fields.ts'
import { MESSAGE_MAX } from '../limits.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { AT_WORK_ERRORS, whomSchema } from './pausing.ts'

/** What those at work are told: plain text. */
export const messageTextSchema = textSchema.pipe(
  z.string().min(1, 'required').max(MESSAGE_MAX, 'descriptionTooLong'),
)

export const sentMessageSchema = z.object({
  id: z.uuid(),
  /** Null: to all who were at work. */
  to: z.object({ participantId: z.uuid(), name: z.string() }).nullable(),
  text: z.string(),
  sentAt: instantSchema,
})
export type SentMessage = z.infer<typeof sentMessageSchema>

export const sendMessage = {
  method: 'POST',
  url: '/api/quizzes/:quizId/messages',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Tells one who is at work something, or all of them',
  errors: [...AT_WORK_ERRORS, 'tooManyAttempts'],
  schema: {
    params: quizParams,
    body: whomSchema.extend({ text: messageTextSchema }),
    response: { 201: sentMessageSchema },
  },
} as const satisfies Endpoint

export const listMessages = {
  method: 'GET',
  url: '/api/quizzes/:quizId/messages',
  access: 'user',
  program: 'read',
  summary: 'What those at work were told, the newest first',
  errors: ['quizNotFound', 'quizNotAllowed'],
  schema: { params: quizParams, response: { 200: z.array(sentMessageSchema) } },
} as const satisfies Endpoint
