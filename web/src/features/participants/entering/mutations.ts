import type { RequestOf } from '@probant/contract/endpoint'
import {
  enterByCode,
  enterByLink,
  requestInvitationLink,
  requestShareCode,
} from '@probant/contract/participants/entering'
import { enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import { countOpening, enterByOpenLink } from '@probant/contract/participants/open-link'
import { useMutation } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adoptSession } from '#web/lib/session.ts'
import { saveCalendarFile } from './queries.ts'

/** From here on the browser is signed in: for that quiz only, or as it was where it is the same person. */
export function useEnterByLink() {
  return useMutation({
    mutationFn: (token: string) => request(enterByLink, { body: { token } }),
    onSuccess: ({ session }) => adoptSession(session),
  })
}

export function useEnterByCode() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof enterByCode>['body']) => request(enterByCode, { body }),
    onSuccess: ({ session }) => adoptSession(session),
  })
}

/** What a typed code leads to. */
export function useReadCode() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof readJoinCode>['body']) => request(readJoinCode, { body }),
  })
}

export function useEnterRoom() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof enterRoom>['body']) => request(enterRoom, { body }),
    onSuccess: ({ session }) => adoptSession(session),
  })
}

export function useEnterByOpenLink() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof enterByOpenLink>['body']) => request(enterByOpenLink, { body }),
    onSuccess: ({ session }) => adoptSession(session),
  })
}

/** That this browser has opened it, once. */
export function tellOpening(token: string): Promise<void> {
  return request(countOpening, { body: { token } })
}

export function useRequestInvitationLink() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof requestInvitationLink>['body']) =>
      request(requestInvitationLink, { body }),
  })
}

export function useRequestShareCode() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof requestShareCode>['body']) => request(requestShareCode, { body }),
  })
}

export function useSaveCalendarFile() {
  return useMutation({
    mutationFn: saveCalendarFile,
    meta: { failed: 'operationFailed' },
  })
}
