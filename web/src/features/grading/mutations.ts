import { gradeAnswer, type OpenAnswer, releaseResults, undoGrade } from '@probant/contract/grading/grading'
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

/** The answer in its place with its new grade; whose it is was not said again. */
function usePutBack(quizId: string) {
  const queryClient = useQueryClient()
  const recount = () => {
    void queryClient.invalidateQueries({ queryKey: gradingKeys.overview(quizId) })
    void queryClient.invalidateQueries({ queryKey: ['participants', quizId] })
  }
  return {
    back(answer: OpenAnswer) {
      queryClient.setQueriesData<OpenAnswer[]>({ queryKey: gradingKeys.answers(quizId) }, (pile) =>
        pile?.map((one) => (isSame(one, answer) ? { ...one, grade: answer.grade } : one)),
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
