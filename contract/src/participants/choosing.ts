import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { scheduledSchema } from '../quizzes/form.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { lobbySchema } from './entering.ts'

export const chooseTime = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/time',
  access: 'participant',
  summary:
    'When a participant begins, where they choose it; until that time comes they can choose another one',
  errors: [
    'quizNotFound',
    'notAParticipant',
    'quizNotActive',
    'quizEnded',
    'noTimeToChoose',
    'tooManyAttempts',
  ],
  schema: {
    params: quizParams,
    body: z.object({ startsAt: scheduledSchema }),
    response: { 200: lobbySchema },
  },
} as const satisfies Endpoint
