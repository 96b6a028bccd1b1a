import { withdrawParticipants } from '@probant/contract/participants/inviting'
import { grantSelected } from '@probant/contract/participants/selection'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { participantKeys } from '../queries.ts'

export function useWithdrawSelected(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (body: { participantIds: string[]; tell: boolean }) =>
      request(withdrawParticipants, { params: { quizId }, body }),
    // Also where it was refused: then they have begun by now, or are gone already.
    onSettled: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useGrantSelected(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (body: { participantIds: string[]; minutes: number }) =>
      request(grantSelected, { params: { quizId }, body }),
    onSettled: lookAgain,
  })
}

/** How many take part is shown with the quiz, too, and is used up. */
function useLookAgain(quizId: string) {
  const queryClient = useQueryClient()
  return () => {
    const stale = [participantKeys.of(quizId), ['quizzes', 'lists'], ['quizzes', 'one', quizId]]
    for (const queryKey of [...stale, ['usage']]) void queryClient.invalidateQueries({ queryKey })
  }
}
