import { getGrading, listOpenAnswers, listOpenAnswersOf } from '@probant/contract/grading/grading'
import {
  getMarkedQuestion,
  listNearMisses,
  listRegrades,
  previewRegrade,
  type Regrade,
} from '@probant/contract/grading/regrading'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { AT_ONCE, type LaidOut, readPile } from './pile.ts'

export const gradingKeys = {
  of: (quizId: string) => ['grading', quizId],
  overview: (quizId: string) => ['grading', quizId, 'overview'],
  answers: (quizId: string) => ['grading', quizId, 'answers'],
  regrades: (quizId: string) => ['grading', quizId, 'regrades'],
} as const

export const gradingQuery = (quizId: string) =>
  queryOptions({
    queryKey: gradingKeys.overview(quizId),
    queryFn: ({ signal }) => request(getGrading, { params: { quizId }, signal }),
    staleTime: 0,
  })

/** Whose answers lie on the desk: all to one question, or those of one participant. */
export type Pile = { questionId: string } | { submissionId: string }

/** What is graded stays in its place, also where the pile is read again: it is never shuffled under one's hands. */
export const pileQuery = (quizId: string, pile: Pile, isBlind: boolean) =>
  queryOptions({
    queryKey: [...gradingKeys.answers(quizId), pile, isBlind],
    queryFn: ({ client, queryKey, signal }) => {
      const blind = isBlind ? 'yes' : 'no'
      const readPage = async (page: number) => {
        if ('questionId' in pile) {
          const querystring = { blind, page, pageSize: AT_ONCE } as const
          return request(listOpenAnswers, { params: { quizId, ...pile }, querystring, signal })
        }
        const params = { quizId, ...pile }
        const items = await request(listOpenAnswersOf, { params, querystring: { blind }, signal })
        return { items, total: items.length }
      }
      return readPile(readPage, client.getQueryData<LaidOut>(queryKey))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const regradeListQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...gradingKeys.regrades(quizId), 'list'],
    queryFn: ({ signal }) => request(listRegrades, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const nearMissesQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...gradingKeys.regrades(quizId), 'near-misses'],
    queryFn: ({ signal }) => request(listNearMisses, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const markedQuestionQuery = (quizId: string, questionId: string) =>
  queryOptions({
    queryKey: [...gradingKeys.regrades(quizId), 'questions', questionId],
    queryFn: ({ signal }) => request(getMarkedQuestion, { params: { quizId, questionId }, signal }),
    staleTime: 0,
  })

/** Every preview marks the whole quiz anew: it is not asked for at each key. */
export const PREVIEW_AFTER_MS = 400

/** Who would change; nothing until enough was chosen. It is apart from what a regrade changes, lest it is asked for once more. */
export const previewQuery = (quizId: string, regrade: Regrade | undefined) =>
  queryOptions({
    queryKey: ['regrade-previews', quizId, regrade],
    queryFn: regrade
      ? ({ signal }) => request(previewRegrade, { params: { quizId }, body: regrade, signal })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
