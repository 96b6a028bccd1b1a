import type { RequestOf } from '@probant/contract/endpoint'
import {
  type GivenGrade,
  gradeAnswer,
  type OpenAnswer,
  releaseResults,
  undoGrade,
} from '@probant/contract/grading/grading'
import { applyRegrade, undoRegrade } from '@probant/contract/grading/regrading'
import { suggestGrade } from '@probant/contract/grading/suggestion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { gradingKeys } from './queries.ts'

type Address = Pick<OpenAnswer, 'submissionId' | 'questionId'>

export function useGradeAnswer(quizId: string) {
  const put = usePutBack(quizId)
  return useMutation({
    mutationFn: ({ submissionId, questionId, ...body }: Address & { points: number; feedback: string }) =>
      request(gradeAnswer, { params: { quizId, submissionId, questionId }, body }),
    onSuccess: put.back,
    // Somebody has graded it meanwhile, or let the participant go on: the pile is another one.
    onError: put.lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useUndoGrade(quizId: string) {
  const put = usePutBack(quizId)
  return useMutation({
    mutationFn: ({ submissionId, questionId }: Address) =>
      request(undoGrade, { params: { quizId, submissionId, questionId } }),
    onSuccess: put.back,
    onError: put.lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

/** Nothing is kept of it. */
export function useSuggestGrade(quizId: string) {
  return useMutation({
    mutationFn: ({ submissionId, questionId }: Address) =>
      request(suggestGrade, { params: { quizId, submissionId, questionId } }),
    meta: { failed: 'operationFailed' },
  })
}

export function useReleaseResults(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(releaseResults, { params: { quizId } }),
    onSuccess: (grading) => {
      queryClient.setQueryData(gradingKeys.overview(quizId), grading)
      // What was graded before can't be undone any more.
      void queryClient.invalidateQueries({ queryKey: gradingKeys.answers(quizId) })
    },
    meta: { failed: 'operationFailed' },
  })
}

export function useApplyRegrade(quizId: string) {
  const forget = useForgetMarks(quizId)
  return useMutation({
    mutationFn: (body: RequestOf<typeof applyRegrade>['body']) =>
      request(applyRegrade, { params: { quizId }, body }),
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

export function useUndoRegrade(quizId: string) {
  const forget = useForgetMarks(quizId)
  return useMutation({
    mutationFn: (regradeId: string) => request(undoRegrade, { params: { quizId, regradeId } }),
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

/** All that is made of marks: of this quiz, wherever it is shown. */
function useForgetMarks(quizId: string) {
  const queryClient = useQueryClient()
  return () => {
    for (const noun of ['grading', 'participants', 'results'])
      void queryClient.invalidateQueries({ queryKey: [noun, quizId] })
    void queryClient.invalidateQueries({ queryKey: ['questions'] })
  }
}

/** The answer in its place with its new grade. */
function usePutBack(quizId: string) {
  const queryClient = useQueryClient()
  const recount = () => {
    void queryClient.invalidateQueries({ queryKey: gradingKeys.overview(quizId) })
    void queryClient.invalidateQueries({ queryKey: ['participants', quizId] })
  }
  return {
    back(given: GivenGrade) {
      queryClient.setQueriesData<OpenAnswer[]>({ queryKey: gradingKeys.answers(quizId) }, (pile) =>
        pile?.map((one) => (isSame(one, given) ? { ...one, grade: given.grade } : one)),
      )
      recount()
    },
    lookAgain() {
      void queryClient.invalidateQueries({ queryKey: gradingKeys.answers(quizId) })
      recount()
    },
  }
}

function isSame(one: Address, other: Address): boolean {
  return one.submissionId === other.submissionId && one.questionId === other.questionId
}
