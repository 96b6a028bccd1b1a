import { grantExtraTime } from '@probant/contract/live/extra-time'
import { sendMessage } from '@probant/contract/live/messages'
import { pauseQuiz, resumeQuiz } from '@probant/contract/live/pausing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { messageKeys } from './queries.ts'

/** Of one, or of all who are at work; the board shows by itself what came of it. */
export function useSetPaused(quizId: string) {
  return useMutation({
    mutationFn: ({ participantId, isPaused }: { participantId: string | null; isPaused: boolean }) =>
      request(isPaused ? pauseQuiz : resumeQuiz, { params: { quizId }, body: { participantId } }),
    meta: { failed: 'operationFailed' },
  })
}

export function useGrantExtraTime(quizId: string) {
  return useMutation({
    mutationFn: (body: { participantId: string | null; minutes: number }) =>
      request(grantExtraTime, { params: { quizId }, body }),
  })
}

export function useSendMessage(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { participantId: string | null; text: string }) =>
      request(sendMessage, { params: { quizId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messageKeys.of(quizId) }),
  })
}
