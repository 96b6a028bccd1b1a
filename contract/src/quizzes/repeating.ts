import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, nameSchema } from '../fields.ts'
import { CREATION_ERRORS } from '../workspaces.ts'
import { scheduledSchema } from './form.ts'
import { quizParams, quizSchema } from './quiz.ts'

/** The next run of a quiz: all else is as it was. */
export const repetitionSchema = z.object({
  /** The page names the quiz itself: what is sent again because the answer was lost makes no second one. */
  id: idSchema.optional(),
  title: nameSchema,
  /** Null: it opens at once. */
  startsAt: scheduledSchema.nullable(),
  /** It has to have one: what can't be published is not made. */
  endsAt: scheduledSchema.nullable(),
})

export const repeatQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/repeat',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary:
    'Publish the same quiz once more, at another time and for nobody yet; it counts as one of the plan’s quizzes',
  errors: [
    ...CREATION_ERRORS,
    'quizNotFound',
    'quizNotAllowed',
    'quizNotActive',
    'questionsExamined',
    'quizTakenByYou',
    'quizLimitReached',
    'questionNotInOrganization',
    'onlyPersonalQuestions',
    'quizOverdue',
    'quizEndsTooSoon',
    'quizUpdateFailed',
  ],
  schema: { params: quizParams, body: repetitionSchema, response: { 201: quizSchema } },
} as const satisfies Endpoint
