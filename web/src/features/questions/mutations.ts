import type { RequestOf } from '@probant/contract/endpoint'
import { uploadPicture } from '@probant/contract/pictures'
import {
  changeQuestions,
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  updateQuestion,
} from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { questionKeys } from './queries.ts'

export function useCreateQuestion() {
  const forget = useForget()
  return useMutation({
    mutationFn: (body: QuestionForm) => request(createQuestion, { body }),
    onSuccess: () => forget(),
  })
}

export interface Edit {
  questionId: string
  /** The one that the edit started from. */
  revision: number
  question: QuestionForm
}

export function useUpdateQuestion() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ questionId, ...body }: Edit) => request(updateQuestion, { params: { questionId }, body }),
    onSuccess: ({ id }) => forget(id),
  })
}

export function useDeleteQuestion() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id }: Pick<Question, 'id'>) => request(deleteQuestion, { params: { questionId: id } }),
    // Also where it was refused: then it is used by now, or gone already.
    onSettled: () => forget(),
    meta: { failed: 'operationFailed' },
  })
}

export function useDuplicateQuestion() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id }: Pick<Question, 'id'>) => request(duplicateQuestion, { params: { questionId: id } }),
    onSuccess: () => forget(),
  })
}

export type Change = RequestOf<typeof changeQuestions>['body']

export function useChangeQuestions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => request(changeQuestions, { body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: questionKeys.all })
      void queryClient.invalidateQueries({ queryKey: USAGE })
    },
  })
}

export function useUploadPicture() {
  return useMutation({ mutationFn: (file: Blob) => request(uploadPicture, { file }) })
}

/** The lists are out of date, and so is the question that was changed. What is used up has changed as well. */
function useForget() {
  const queryClient = useQueryClient()
  return (questionId?: string) => {
    void queryClient.invalidateQueries({ queryKey: questionKeys.lists })
    void queryClient.invalidateQueries({ queryKey: USAGE })
    if (questionId) void queryClient.invalidateQueries({ queryKey: questionKeys.one(questionId) })
  }
}

const USAGE = ['usage']
