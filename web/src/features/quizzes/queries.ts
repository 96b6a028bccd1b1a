import type { RequestOf } from '@probant/contract/endpoint'
import { getQuiz, getQuizOverview, listQuizzes } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const quizKeys = {
  all: ['quizzes'],
  /** Every list, and how many there are of each phase. */
  lists: ['quizzes', 'lists'],
  one: (quizId: string) => ['quizzes', 'one', quizId],
} as const

type ListQuery = RequestOf<typeof listQuizzes>['querystring']
type PaperQuery = RequestOf<typeof getQuizPaper>['querystring']

export const quizListQuery = (workspace: WorkspaceRef, querystring: ListQuery) =>
  queryOptions({
    queryKey: [...quizKeys.lists, workspace, querystring],
    queryFn: ({ signal }) => request(listQuizzes, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })

export function useQuizList(querystring: ListQuery) {
  return useQuery(quizListQuery(useWorkspaceRef(), querystring))
}

export const quizOverviewQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: [...quizKeys.lists, workspace, 'overview'],
    queryFn: ({ signal }) => request(getQuizOverview, { workspace, signal }),
  })

export function useQuizOverview() {
  return useQuery(quizOverviewQuery(useWorkspaceRef()))
}

/** As it is now: whoever edits must not begin with what it was a while ago. */
export const quizQuery = (quizId: string) =>
  queryOptions({
    queryKey: quizKeys.one(quizId),
    queryFn: ({ signal }) => request(getQuiz, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const quizPaperQuery = (quizId: string, querystring: PaperQuery) =>
  queryOptions({
    queryKey: [...quizKeys.one(quizId), 'paper', querystring],
    queryFn: ({ signal }) => request(getQuizPaper, { params: { quizId }, querystring, signal }),
    staleTime: 0,
  })

export const quizAnswerKeyQuery = (quizId: string, querystring: PaperQuery) =>
  queryOptions({
    queryKey: [...quizKeys.one(quizId), 'answer-key', querystring],
    queryFn: ({ signal }) => request(getQuizAnswerKey, { params: { quizId }, querystring, signal }),
    staleTime: 0,
  })
