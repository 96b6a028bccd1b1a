import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { quizParams, quizSchema } from './quiz.ts'

export const handOverQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/hand-over',
  access: 'user',
  summary:
    'Give a quiz of an organization to another active member, who is its creator from then on; for the organization’s owner',
  errors: [
    'quizNotFound',
    'quizNotAllowed',
    'roleRequired',
    'memberNotFound',
    'memberInactive',
    'alreadyCreator',
    'newCreatorTakesPart',
    'questionsExamined',
    'quizTakenByYou',
    'quizUpdateFailed',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z.object({ memberId: idSchema }),
    response: { 200: quizSchema },
  },
} as const satisfies Endpoint
