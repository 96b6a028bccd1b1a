import { DASHBOARD_SHELVES } from '@probant/contract/dashboard'
import type { RequestOf } from '@probant/contract/endpoint'
import { getGrading } from '@probant/contract/grading/grading'
import {
  getQuiz,
  getQuizOverview,
  listQuizzes,
  type QuizOverview,
  type QuizSort,
} from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { getUsage } from '@probant/contract/usage'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { capacityFor } from '#web/lib/plan-capacity.ts'

export const quizKeys = {
  /** What the desk for grading has read: what is graded there changes what is counted elsewhere. */
  grading: (id: string) => ['grading', id],
  all: ['quizzes'],
  /** Every list, and how many there are of each phase. */
  lists: ['quizzes', 'lists'],
  one: (quizId: string) => ['quizzes', 'one', quizId],
  answerKeys: (quizId: string) => ['quizzes', 'one', quizId, 'answer-key'],
} as const

/** How far its answers are graded. */
export const quizGradingQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...quizKeys.grading(quizId), 'overview'],
    queryFn: ({ signal }) => request(getGrading, { params: { quizId }, signal }),
    staleTime: 0,
  })

/** What the list is parted into. */
export const QUIZ_SHELVES = ['ongoing', 'drafts', 'past'] as const
export type QuizShelf = (typeof QUIZ_SHELVES)[number]

/** What runs is looked at by its end, what is over by when it was, a draft by who touched it last. */
export const SHELF_QUERIES = DASHBOARD_SHELVES satisfies Record<
  QuizShelf,
  { status: QuizStatus; sort: QuizSort }
>

/** How many stand on each. */
export function shelfCounts({ scheduled, open, draft, completed }: QuizOverview): Record<QuizShelf, number> {
  return { ongoing: scheduled + open, drafts: draft, past: completed }
}

/** What the list opens with where nothing else is asked for: no empty shelf while there is something on another. */
export function openingShelf(overview: QuizOverview): QuizShelf {
  const counts = shelfCounts(overview)
  return QUIZ_SHELVES.find((shelf) => counts[shelf] > 0) ?? 'ongoing'
}

type ListQuery = RequestOf<typeof listQuizzes>['querystring']
type PaperQuery = RequestOf<typeof getQuizPaper>['querystring']

export const quizListQuery = (workspace: WorkspaceRef, querystring: ListQuery) =>
  queryOptions({
    queryKey: [...quizKeys.lists, workspace, querystring],
    queryFn: ({ signal }) => request(listQuizzes, { workspace, querystring, signal }),
    placeholderData: keepPreviousData,
  })

export const quizOverviewQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: [...quizKeys.lists, workspace, 'overview'],
    queryFn: ({ signal }) => request(getQuizOverview, { workspace, signal }),
  })

/** As it is now: whoever edits must not begin with what it was a while ago. */
export const quizQuery = (quizId: string) =>
  queryOptions({
    queryKey: quizKeys.one(quizId),
    queryFn: ({ signal }) => request(getQuiz, { params: { quizId }, signal }),
    staleTime: 0,
  })

/** What is used up of the plan: the page on usage asks for the same. */
export const quizCapacityQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['usage', workspace],
    queryFn: ({ signal }) => request(getUsage, { workspace, signal }),
    select: (usage) => ({
      quizzes: capacityFor('quizzes', usage),
      /** Without what an organization gives to each of its members. */
      inPlan: capacityFor('quizzes', { ...usage, own: null }),
    }),
  })

export const quizPaperQuery = (quizId: string, querystring: PaperQuery) =>
  queryOptions({
    queryKey: [...quizKeys.one(quizId), 'paper', querystring],
    queryFn: ({ signal }) => request(getQuizPaper, { params: { quizId }, querystring, signal }),
    staleTime: 0,
  })

export const quizAnswerKeyQuery = (quizId: string, querystring: PaperQuery) =>
  queryOptions({
    queryKey: [...quizKeys.answerKeys(quizId), querystring],
    queryFn: ({ signal }) => request(getQuizAnswerKey, { params: { quizId }, querystring, signal }),
    staleTime: 0,
  })

/** Of every question, as the quiz was saved the last time. */
export const correctAnswersQuery = ({ id: quizId, revision }: { id: string; revision: number }) =>
  queryOptions({
    queryKey: [...quizKeys.answerKeys(quizId), 'all', revision],
    queryFn: ({ signal }) =>
      request(getQuizAnswerKey, { params: { quizId }, querystring: { of: 'quiz' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
