import type { RequestOf } from '@probant/contract/endpoint'
import { ERRORS } from '@probant/contract/errors'
import { BULK_MAX } from '@probant/contract/limits'
import { getQuestion, listQuestions, listSubjects } from '@probant/contract/questions/bank'
import { listRevisions } from '@probant/contract/questions/history'
import { type PreviewForm, previewQuestion } from '@probant/contract/questions/preview'
import type { Question } from '@probant/contract/questions/question'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
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

/** No more are printed at once. */
const PRINTED_MAX = BULK_MAX

/** What goes on paper: of all that were found the first ones, of those that were chosen the ones that are still there. */
export interface PrintedQuestions {
  questions: Question[]
  /** As many as were meant. */
  total: number
}

/** All that a filter finds, unless some of them are named. */
export function usePrintedQuestions(filter: ListQuery, questionIds: readonly string[] | undefined) {
  const workspace = useWorkspaceRef()
  return useQuery({
    queryKey: [...questionKeys.lists, workspace, 'printed', questionIds ?? filter],
    queryFn: ({ signal }) =>
      questionIds ? readChosen(questionIds, signal) : readFound(workspace, filter, signal),
    // The window of the printer takes the focus and gives it back: that is no reason to read everything anew.
    refetchOnWindowFocus: false,
  })
}

async function readFound(
  workspace: WorkspaceRef,
  filter: ListQuery,
  signal: AbortSignal,
): Promise<PrintedQuestions> {
  // By their ids: a question that is written meanwhile moves another to the next page, where it comes again.
  const found = new Map<string, Question>()
  for (let page = 1; ; page++) {
    const querystring = { ...filter, page, pageSize: PAGE_SIZE }
    const { items, total } = await request(listQuestions, { workspace, querystring, signal })
    for (const question of items) found.set(question.id, question)
    if (page * PAGE_SIZE >= Math.min(total, PRINTED_MAX)) return { questions: [...found.values()], total }
  }
}

async function readChosen(questionIds: readonly string[], signal: AbortSignal): Promise<PrintedQuestions> {
  const questions: Question[] = []
  for (let at = 0; at < questionIds.length; at += AT_ONCE) {
    const some = questionIds.slice(at, at + AT_ONCE).map((questionId) => readIfThere(questionId, signal))
    questions.push(...(await Promise.all(some)).filter((question) => question !== undefined))
  }
  return { questions, total: questionIds.length }
}

async function readIfThere(questionId: string, signal: AbortSignal): Promise<Question | undefined> {
  try {
    return await request(getQuestion, { params: { questionId }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === ERRORS.questionNotFound.code) return undefined
    throw error
  }
}

const PAGE_SIZE = 100
const AT_ONCE = 20
