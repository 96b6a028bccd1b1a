import type { RequestOf } from '@probant/contract/endpoint'
import { getQuestion, listQuestions, listSubjects } from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import { type PreviewForm, previewQuestion } from '@probant/contract/questions/preview'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'

export const questionKeys = {
  all: ['questions'],
  /** Every list, and how many questions each subject has. */
  lists: ['questions', 'lists'],
  one: (questionId: string) => ['questions', 'one', questionId],
} as const

type ListQuery = RequestOf<typeof listQuestions>['querystring']
type SubjectQuery = RequestOf<typeof listSubjects>['querystring']

export const questionListQuery = (workspace: WorkspaceRef, querystring: ListQuery) =>
  queryOptions({
    queryKey: [...questionKeys.lists, workspace, querystring],
    queryFn: ({ signal }) => request(listQuestions, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })

export function useQuestionList(querystring: ListQuery) {
  return useQuery(questionListQuery(useWorkspaceRef(), querystring))
}

export function useSubjects(querystring: SubjectQuery) {
  const workspace = useWorkspaceRef()
  return useQuery({
    queryKey: [...questionKeys.lists, workspace, 'subjects', querystring],
    queryFn: ({ signal }) => request(listSubjects, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })
}

/** As it is now: whoever edits must not begin with what it was a while ago. */
export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: questionKeys.one(questionId),
    queryFn: ({ signal }) => request(getQuestion, { params: { questionId }, signal }),
    staleTime: 0,
  })

export const revisionsQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...questionKeys.one(questionId), 'revisions'],
    queryFn: ({ signal }) => request(listRevisions, { params: { questionId }, signal }),
    staleTime: 0,
  })

/** The same text gives the same HTML: asked for once, shown until the next is there. */
export function useRendered(form: Required<PreviewForm>) {
  return useQuery({
    queryKey: [...questionKeys.all, 'rendered', form],
    queryFn: async ({ signal }) => (await request(previewQuestion, { body: form, signal })).html,
    enabled: [...form.texts, ...form.lines].some((text) => text.trim() !== ''),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
