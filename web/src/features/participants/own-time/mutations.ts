import type { RequestOf } from '@probant/contract/endpoint'
import { setOwnWindow } from '@probant/contract/participants/own-window'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { participantKeys } from '../queries.ts'

export function useSetOwnWindow(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof setOwnWindow>['body']) =>
      request(setOwnWindow, { params: { quizId }, body }),
    // Also where it was refused: then they have begun by now. The history has it, too.
    onSettled: () => {
      for (const queryKey of [participantKeys.of(quizId), ['quizzes', 'one', quizId]])
        void queryClient.invalidateQueries({ queryKey })
    },
    meta: { showsRefusals: true },
  })
}
