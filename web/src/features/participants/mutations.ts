import type { RequestOf } from '@probant/contract/endpoint'
import {
  inviteParticipants,
  remindParticipants,
  resendParticipantMail,
  setAccommodation,
  withdrawParticipant,
  withdrawParticipants,
} from '@probant/contract/participants/inviting'
import { closeOpenLink, type OpenLink, openOpenLink } from '@probant/contract/participants/open-link'
import {
  changeRoomCode,
  closeRoomCode,
  letInAgain,
  openRoomCode,
  type RoomCode,
  sendOut,
} from '@probant/contract/participants/room-code'
import { closeShareLink, openShareLink, type ShareLink } from '@probant/contract/participants/share-link'
import { reopenSubmission } from '@probant/contract/submissions/incidents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { type ExportFormat, fetchExport, participantKeys } from './queries.ts'

export function useInviteParticipants(quizId: string) {
  const forget = useForget(quizId)
  return useMutation({
    mutationFn: (body: RequestOf<typeof inviteParticipants>['body']) =>
      request(inviteParticipants, { params: { quizId }, body }),
    onSuccess: forget,
  })
}

export function useResendMail(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (participantId: string) =>
      request(resendParticipantMail, { params: { quizId, participantId } }),
    // Also where it failed: then the reason is another one.
    onSettled: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

/** Those who are named, or all who have not begun. */
export function useRemind(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: (participantIds?: string[]) =>
      request(remindParticipants, { params: { quizId }, body: { participantIds } }),
    onSettled: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useWithdraw(quizId: string) {
  const forget = useForget(quizId)
  return useMutation({
    mutationFn: (participantId: string) =>
      request(withdrawParticipant, { params: { quizId, participantId } }),
    // Also where it was refused: then they have begun by now, or are gone already.
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

export function useWithdrawAll(quizId: string) {
  const forget = useForget(quizId)
  return useMutation({
    mutationFn: (tell: boolean) => request(withdrawParticipants, { params: { quizId }, body: { tell } }),
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

interface Accommodating {
  participantId: string
  accommodation: RequestOf<typeof setAccommodation>['body']
}

export function useSetAccommodation(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: ({ participantId, accommodation }: Accommodating) =>
      request(setAccommodation, { params: { quizId, participantId }, body: accommodation }),
    onSuccess: lookAgain,
  })
}

export function useReopen(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (participantId: string) => request(reopenSubmission, { params: { quizId, participantId } }),
    onSettled: () => {
      lookAgain()
      // A quiz that was over may go on for them.
      void queryClient.invalidateQueries({ queryKey: ['quizzes', 'one', quizId] })
    },
    meta: { failed: 'operationFailed' },
  })
}

export function useOpenShareLink(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof openShareLink>['body']) =>
      request(openShareLink, { params: { quizId }, body }),
    onSuccess: (link: ShareLink) => queryClient.setQueryData(participantKeys.shareLink(quizId), link),
  })
}

export function useCloseShareLink(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(closeShareLink, { params: { quizId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: participantKeys.shareLink(quizId) }),
    meta: { failed: 'operationFailed' },
  })
}

export function useOpenOpenLink(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof openOpenLink>['body']) =>
      request(openOpenLink, { params: { quizId }, body }),
    onSuccess: (link: OpenLink) => queryClient.setQueryData(participantKeys.openLink(quizId), link),
    meta: { showsRefusals: true },
  })
}

export function useCloseOpenLink(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(closeOpenLink, { params: { quizId } }),
    onSuccess: (link: OpenLink) => queryClient.setQueryData(participantKeys.openLink(quizId), link),
    meta: { failed: 'operationFailed' },
  })
}

export function useOpenRoomCode(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(openRoomCode, { params: { quizId } }),
    onSuccess: (room: RoomCode) => queryClient.setQueryData(participantKeys.roomCode(quizId), room),
    meta: { failed: 'operationFailed' },
  })
}

export function useChangeRoomCode(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeRoomCode>['body']) =>
      request(changeRoomCode, { params: { quizId }, body }),
    onSuccess: (room: RoomCode) => queryClient.setQueryData(participantKeys.roomCode(quizId), room),
    meta: { failed: 'operationFailed' },
  })
}

export function useCloseRoomCode(quizId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(closeRoomCode, { params: { quizId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: participantKeys.roomCode(quizId) }),
    meta: { failed: 'operationFailed' },
  })
}

export function useSendOut(quizId: string) {
  const forget = useForget(quizId)
  return useMutation({
    mutationFn: (participantId: string) => request(sendOut, { params: { quizId, participantId } }),
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

/** Their device is lost: for some minutes their name lets them in with another one. */
export function useLetInAgain(quizId: string) {
  return useMutation({
    mutationFn: (participantId: string) => request(letInAgain, { params: { quizId, participantId } }),
    meta: { failed: 'operationFailed' },
  })
}

/** All participants as a file. */
export function useSaveExport(quizId: string) {
  return useMutation({
    mutationFn: async ({ format, fileName }: { format: ExportFormat; fileName: string }) =>
      saveFile(fileName, await fetchExport(quizId, format)),
    meta: { failed: 'operationFailed' },
  })
}

function useLookAgain(quizId: string) {
  const queryClient = useQueryClient()
  return () => {
    // What counts of a timeline depends on what was arranged.
    for (const queryKey of [participantKeys.lists(quizId), participantKeys.timelines(quizId)]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}

/** How many are invited is shown with the quiz, too; it is used up, and says where groups were used. */
function useForget(quizId: string) {
  const queryClient = useQueryClient()
  return () => {
    const stale = [participantKeys.lists(quizId), ['quizzes', 'lists'], ['quizzes', 'one', quizId]]
    for (const queryKey of [...stale, ['groups'], ['usage']]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}
