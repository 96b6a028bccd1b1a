import { listQuizHistory } from '@probant/contract/quizzes/history'
import { getQuizWording } from '@probant/contract/quizzes/wording'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { quizKeys } from '../queries.ts'

export const changeKeys = {
  wording: (quizId: string) => [...quizKeys.one(quizId), 'wording'],
  history: (quizId: string) => [...quizKeys.one(quizId), 'history'],
} as const

/** As it is now: whoever corrects it must see what they correct. */
export const quizWordingQuery = (quizId: string) =>
  queryOptions({
    queryKey: changeKeys.wording(quizId),
    queryFn: ({ signal }) => request(getQuizWording, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const quizHistoryQuery = (quizId: string) =>
  queryOptions({
    queryKey: changeKeys.history(quizId),
    queryFn: ({ signal }) => request(listQuizHistory, { params: { quizId }, signal }),
    staleTime: 0,
  })
