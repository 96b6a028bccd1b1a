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
import { refusalOf } from '#web/components/form/refusal.ts'
import { request } from '#web/lib/api-client.ts'
import { keyOf, type LaidOut } from './pile.ts'
import { gradingKeys } from './queries.ts'

type Address = Pick<OpenAnswer, 'submissionId' | 'questionId'>

export function useGradeAnswer(quizId: string) {
  const put = usePutBack(quizId)
  return useMutation({
    mutationFn: ({ submissionId, questionId, ...body }: Address & { points: number; feedback: string }) =>
      request(gradeAnswer, { params: { quizId, submissionId, questionId }, body }),
    // One after another, so that what is undone was given before.
    scope: { id: `grades of ${quizId}` },
    onSuccess: put.back,
    onError: put.lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useUndoGrade(quizId: string) {
  const put = usePutBack(quizId)
  return useMutation({
    mutationFn: ({ submissionId, questionId }: Address) =>
      request(undoGrade, { params: { quizId, submissionId, questionId } }),
    scope: { id: `grades of ${quizId}` },
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

/** Of a grade that its participant knows. */
export function useChangeGrade(quizId: string) {
  const queryClient = useQueryClient()
  const put = usePutBack(quizId)
  const forget = useForgetMarks(quizId)
  return useMutation({
    mutationFn: (change: Address & { points: number; feedback: string }) =>
      request(applyRegrade, { params: { quizId }, body: { kind: 'grade', ...change } }),
    onSuccess: (_, { points, feedback, ...address }) => {
      queryClient.setQueriesData<LaidOut>({ queryKey: gradingKeys.answers(quizId) }, (pile) => {
        const grade = pile?.answers.find((one) => keyOf(one) === keyOf(address))?.grade
        return pile && grade ? withGrade(pile, { ...address, grade: { ...grade, points, feedback } }) : pile
      })
      forget()
    },
    onError: put.lookAgain,
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
  const queryKey = gradingKeys.answers(quizId)
  const recount = () => {
    void queryClient.invalidateQueries({ queryKey: gradingKeys.overview(quizId) })
    void queryClient.invalidateQueries({ queryKey: ['participants', quizId] })
  }
  return {
    back(given: GivenGrade) {
      // What is being read this moment may be from before the grade.
      const isReading = queryClient.isFetching({ queryKey }) > 0
      queryClient.setQueriesData<LaidOut>({ queryKey }, (pile) => pile && withGrade(pile, given))
      if (isReading) void queryClient.invalidateQueries({ queryKey })
      recount()
    },
    /** Somebody has graded it meanwhile, or let the participant go on; where nobody answered nothing has changed. */
    lookAgain(error: Error) {
      if (!refusalOf(error)) return
      void queryClient.invalidateQueries({ queryKey })
      recount()
    },
  }
}

function withGrade(pile: LaidOut, { grade, ...address }: Address & Pick<OpenAnswer, 'grade'>): LaidOut {
  const key = keyOf(address)
  return { ...pile, answers: pile.answers.map((one) => (keyOf(one) === key ? { ...one, grade } : one)) }
}
