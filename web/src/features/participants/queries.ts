import type { RequestOf } from '@probant/contract/endpoint'
import { listInvitedQuizzes } from '@probant/contract/participants'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

/** Quizzes that others invite the person to, wherever they work at the moment. */
export const invitedQuizzesQuery = (querystring: RequestOf<typeof listInvitedQuizzes>['querystring']) =>
  queryOptions({
    queryKey: ['invited-quizzes', querystring],
    queryFn: ({ signal }) => request(listInvitedQuizzes, { querystring, signal }),
    placeholderData: keepPreviousData,
  })
