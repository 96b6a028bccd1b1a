import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { SLIPS_MAX } from '../limits.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { CREATOR_ERRORS } from './participant.ts'

/** What is handed to one person: a link to scan or to copy, and a code to type at a short address. */
export const slipSchema = z.object({
  participantId: z.uuid(),
  name: z.string(),
  /** Empty where there is none. */
  email: z.string(),
  code: z.string(),
  url: z.string(),
})
export type Slip = z.infer<typeof slipSchema>

/** Codes are made the first time that somebody asks for them: who is invited by mail alone has none to be guessed. */
export const makeSlips = {
  method: 'POST',
  url: '/api/quizzes/:quizId/slips',
  access: 'user',
  program: 'write',
  summary:
    'The personal codes and links of participants, to print or to copy; of all who can still come in, or of some',
  errors: [...CREATOR_ERRORS, 'inviteToInactiveQuiz'],
  schema: {
    params: quizParams,
    body: z.object({
      /** All of them where it is left out. */
      participantIds: z.array(idSchema).min(1, 'invalid').max(SLIPS_MAX, 'invalid').optional(),
    }),
    response: {
      200: z.object({
        /** Where the codes are typed. */
        joinUrl: z.string(),
        /** By name. */
        slips: z.array(slipSchema),
        /** Whoever signs in to an account of their own, or has handed in: they need none. */
        withoutSlip: z.number().int(),
        /** More than are given at once. */
        isCut: z.boolean(),
      }),
    },
  },
} as const satisfies Endpoint
