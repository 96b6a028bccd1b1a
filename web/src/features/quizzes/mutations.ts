import type { RequestOf } from '@probant/contract/endpoint'
import { withdrawParticipants } from '@probant/contract/participants/inviting'
import type { QuizForm } from '@probant/contract/quizzes/form'
import {
  createQuiz,
  deactivateQuiz,
  deleteQuiz,
  endQuiz,
  publishQuiz,
  updateQuiz,
} from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { quizKeys } from './queries.ts'

export function useCreateQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: (body: RequestOf<typeof createQuiz>['body']) => request(createQuiz, { body }),
    onSuccess: remember,
  })
}

export interface Save {
  quizId: string
  /** The one that the edit started from. */
  revision: number
  quiz: QuizForm
}

export function useUpdateQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: ({ quizId, ...body }: Save) => request(updateQuiz, { params: { quizId }, body }),
    onSuccess: remember,
  })
}

export function usePublishQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: ({ id, revision }: Pick<Quiz, 'id' | 'revision'>) =>
      request(publishQuiz, { params: { quizId: id }, body: { revision } }),
    onSuccess: remember,
  })
}

/** What becomes of those who are invited when a quiz is taken back. */
export const INVITATION_FATES = ['keep', 'withdraw', 'tell'] as const
export type InvitationFate = (typeof INVITATION_FATES)[number]

export function useDeactivateQuiz() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id: quizId, invitations }: { id: string; invitations: InvitationFate }) => {
      const params = { quizId }
      if (invitations === 'keep') await request(deactivateQuiz, { params })
      else
        await request(withdrawParticipants, {
          params,
          body: { takeBack: true, tell: invitations === 'tell' },
        })
    },
    onSuccess: () => {
      for (const queryKey of [quizKeys.all, ['participants'], ['groups'], ['usage'], ['questions']]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}

export function useEndQuiz() {
  const remember = useRemember()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(endQuiz, { params: { quizId: id } }),
    onSuccess: remember,
  })
}

export function useDeleteQuiz() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(deleteQuiz, { params: { quizId: id } }),
    // Also where it was refused: then it is published by now, or gone already.
    onSettled: () => {
      for (const queryKey of STALE) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** The answer is the quiz as it is now; lists, what is used up, and where questions are used have changed with it. */
function useRemember() {
  const queryClient = useQueryClient()
  return (quiz: Quiz) => {
    queryClient.setQueryData(quizKeys.one(quiz.id), quiz)
    for (const queryKey of STALE) void queryClient.invalidateQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'paper'] })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'answer-key'] })
  }
}

const STALE = [quizKeys.lists, ['usage'], ['questions']]
