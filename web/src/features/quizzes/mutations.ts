import type { RequestOf } from '@probant/contract/endpoint'
import { withdrawParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz, deleteQuiz, endQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { repeatQuiz } from '@probant/contract/quizzes/repeating'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { quizKeys } from './queries.ts'

export function usePublishQuiz() {
  const remember = useRememberQuiz()
  return useMutation({
    mutationFn: ({ id, revision }: Pick<Quiz, 'id' | 'revision'>) =>
      request(publishQuiz, { params: { quizId: id }, body: { revision } }),
    onSuccess: (quiz) => remember(quiz),
  })
}

/** The same quiz once more, published at once. */
export function useRepeatQuiz(quizId: string) {
  const remember = useRememberQuiz()
  return useMutation({
    mutationFn: (body: RequestOf<typeof repeatQuiz>['body']) =>
      request(repeatQuiz, { params: { quizId }, body }),
    onSuccess: (quiz) => remember(quiz),
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
      if (invitations !== 'keep') {
        const body = { takeBack: true, tell: invitations === 'tell' }
        return request(withdrawParticipants, { params, body })
      }
      await request(deactivateQuiz, { params })
      return { untold: 0 }
    },
    meta: { failed: 'operationFailed' },
    onSuccess: () => {
      for (const queryKey of [quizKeys.all, ['participants'], ['groups'], ['usage'], ['questions']]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}

export function useEndQuiz() {
  const remember = useRememberQuiz()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(endQuiz, { params: { quizId: id } }),
    meta: { failed: 'operationFailed' },
    onSuccess: (quiz) => {
      remember(quiz)
      // Whoever was at work has handed in with it.
      void queryClient.invalidateQueries({ queryKey: quizKeys.grading(quiz.id) })
    },
  })
}

export function useDeleteQuiz() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Quiz, 'id'>) => request(deleteQuiz, { params: { quizId: id } }),
    meta: { failed: 'operationFailed' },
    // Also where it was refused: then it is published by now, or gone already.
    onSettled: () => {
      for (const queryKey of STALE) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** The answer is the quiz as it is now; lists, what is used up, and where questions are used have changed with it. */
export function useRememberQuiz() {
  const queryClient = useQueryClient()
  return (quiz: Quiz, stale: readonly (readonly string[])[] = STALE) => {
    queryClient.setQueryData(quizKeys.one(quiz.id), quiz)
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'paper'] })
    void queryClient.invalidateQueries({ queryKey: [...quizKeys.one(quiz.id), 'answer-key'] })
  }
}

const STALE = [quizKeys.lists, ['usage'], ['questions']]
