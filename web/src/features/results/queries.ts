import type { RequestOf } from '@probant/contract/endpoint'
import { getResult, listResults } from '@probant/contract/results/list'
import { getReport } from '@probant/contract/results/report'
import { getSubmission } from '@probant/contract/submissions/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const resultKeys = {
  of: (quizId: string) => ['results', quizId],
} as const

export const reportQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'report'],
    queryFn: ({ signal }) => request(getReport, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const resultListQuery = (quizId: string, querystring: RequestOf<typeof listResults>['querystring']) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'list', querystring],
    queryFn: ({ signal }) => request(listResults, { params: { quizId }, querystring, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What one of them handed in, with the right answers. */
export const submissionQuery = (quizId: string, submissionId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'submission', submissionId],
    queryFn: ({ signal }) => request(getSubmission, { params: { submissionId }, signal }),
    staleTime: 0,
  })

/** Whose it is, and what came of it. */
export const resultQuery = (quizId: string, submissionId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'result', submissionId],
    queryFn: ({ signal }) => request(getResult, { params: { quizId, submissionId }, signal }),
    staleTime: 0,
  })
