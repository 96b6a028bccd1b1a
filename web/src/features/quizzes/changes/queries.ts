import { listMembers } from '@probant/contract/members'
import { listQuizHistory } from '@probant/contract/quizzes/history'
import { getQuizWording } from '@probant/contract/quizzes/wording'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** Who could have it: the active members of the organization. */
export const newCreatorsQuery = (organizationId: string, search: string) =>
  queryOptions({
    queryKey: ['organizations', organizationId, 'members', { search, status: 'active' }],
    queryFn: ({ signal }) =>
      request(listMembers, {
        params: { organizationId },
        querystring: { search, status: 'active', pageSize: 50 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
