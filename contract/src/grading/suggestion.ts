import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { GRADING_ERRORS, openAnswerParams } from './grading.ts'

/** What a model thinks an answer may be worth. It is never a grade: whoever grades decides. */
export const suggestionSchema = z.object({
  points: z.number(),
  reason: z.string(),
  /** Word for word from the answer; nothing where the model made it up. */
  evidence: z.string().nullable(),
  /** Who says so: `provider/model`. */
  model: z.string(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestGrade = {
  method: 'POST',
  url: '/api/quizzes/:quizId/grading/submissions/:submissionId/answers/:questionId/suggestion',
  access: 'user',
  summary: 'Ask the configured model what an open answer may be worth, and why; nothing is stored',
  errors: [
    ...GRADING_ERRORS,
    'openAnswerNotFound',
    'submissionStillRunning',
    'tooManyAttempts',
    'aiServiceFailed',
    'aiContentUnreadable',
  ],
  schema: {
    params: openAnswerParams,
    response: {
      200: z.discriminatedUnion('isAvailable', [
        z.object({ isAvailable: z.literal(true), suggestion: suggestionSchema }),
        /** No model is configured here. */
        z.object({ isAvailable: z.literal(false) }),
      ]),
    },
  },
} as const satisfies Endpoint
