import type { RequestOf } from '@probant/contract/endpoint'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { endQuizLater } from '@probant/contract/quizzes/later-end'
import { correctInstructions, correctWording } from '@probant/contract/quizzes/wording'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { quizKeys } from '../queries.ts'

export function useEndLater(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (until: string) => request(endQuizLater, { params: { quizId }, body: { until } }),
    // Also where it was refused: somebody else was quicker, most likely.
    onSettled: lookAgain,
  })
}

export function useHandOver(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (memberId: string) => request(handOverQuiz, { params: { quizId }, body: { memberId } }),
    onSettled: lookAgain,
  })
}

export function useCorrectWording(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (body: RequestOf<typeof correctWording>['body']) =>
      request(correctWording, { params: { quizId }, body }),
    onSettled: lookAgain,
  })
}

export function useCorrectInstructions(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (body: RequestOf<typeof correctInstructions>['body']) =>
      request(correctInstructions, { params: { quizId }, body }),
    onSettled: lookAgain,
  })
}

/** The quiz itself, its lists, what its participants were told, and the bank. */
function useLookAgain(quizId: string) {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [quizKeys.one(quizId), quizKeys.lists, ['participants', quizId], ['questions']]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
