import { getGrading, listOpenAnswers, listOpenAnswersOf } from '@probant/contract/grading/grading'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const gradingKeys = {
  of: (quizId: string) => ['grading', quizId],
  overview: (quizId: string) => ['grading', quizId, 'overview'],
  answers: (quizId: string) => ['grading', quizId, 'answers'],
} as const

export const gradingQuery = (quizId: string) =>
  queryOptions({
    queryKey: gradingKeys.overview(quizId),
    queryFn: ({ signal }) => request(getGrading, { params: { quizId }, signal }),
    staleTime: 0,
  })

/** Whose answers lie on the desk: all to one question, or those of one participant. */
export type Pile = { questionId: string } | { submissionId: string }

/** As many as are laid on the desk at once; those that wait for a grade come first. */
export const AT_ONCE = 100

/** Read once: what is graded stays in its place, lest the pile is shuffled under one's hands. */
export const pileQuery = (quizId: string, pile: Pile, isBlind: boolean) =>
  queryOptions({
    queryKey: [...gradingKeys.answers(quizId), pile, isBlind],
    queryFn: async ({ signal }) => {
      const blind = isBlind ? 'yes' : 'no'
      if ('submissionId' in pile)
        return request(listOpenAnswersOf, { params: { quizId, ...pile }, querystring: { blind }, signal })
      const querystring = { blind, pageSize: AT_ONCE } as const
      return (await request(listOpenAnswers, { params: { quizId, ...pile }, querystring, signal })).items
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
