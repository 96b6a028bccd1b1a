import type { RequestOf } from '@probant/contract/endpoint'
import { getGroup, listGroups } from '@probant/contract/groups'
import { listAttempts } from '@probant/contract/participants/attempts'
import {
  checkParticipants,
  exportParticipants,
  listParticipants,
  watchParticipants,
} from '@probant/contract/participants/inviting'
import { getOpenLink } from '@probant/contract/participants/open-link'
import { getRoomCode } from '@probant/contract/participants/room-code'
import { getShareLink } from '@probant/contract/participants/share-link'
import { makeSlips } from '@probant/contract/participants/slips'
import { getTimeline } from '@probant/contract/submissions/incidents'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { readEvents } from '#web/lib/event-stream.ts'

export const participantKeys = {
  of: (quizId: string) => ['participants', quizId],
  lists: (quizId: string) => ['participants', quizId, 'lists'],
  timelines: (quizId: string) => ['participants', quizId, 'timelines'],
  shareLink: (quizId: string) => ['participants', quizId, 'share-link'],
  openLink: (quizId: string) => ['participants', quizId, 'open-link'],
  roomCode: (quizId: string) => ['participants', quizId, 'room-code'],
  slips: (quizId: string) => ['participants', quizId, 'slips'],
} as const

export const participantListQuery = (
  quizId: string,
  querystring: RequestOf<typeof listParticipants>['querystring'],
) =>
  queryOptions({
    queryKey: [...participantKeys.lists(quizId), querystring],
    queryFn: ({ signal }) => request(listParticipants, { params: { quizId }, querystring, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Who of a list in the making is invited already, and how many more the groups would bring. */
export const checkedInviteesQuery = (quizId: string, body: RequestOf<typeof checkParticipants>['body']) =>
  queryOptions({
    queryKey: [...participantKeys.of(quizId), 'checked', body],
    queryFn: ({ signal }) => request(checkParticipants, { params: { quizId }, body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function participantEvents(quizId: string, signal: AbortSignal) {
  return readEvents(watchParticipants, { params: { quizId }, signal })
}

export const timelineQuery = (quizId: string, participantId: string) =>
  queryOptions({
    queryKey: [...participantKeys.timelines(quizId), participantId],
    queryFn: ({ signal }) => request(getTimeline, { params: { quizId, participantId }, signal }),
    staleTime: 0,
  })

/** All the times that somebody has taken a quiz. */
export const attemptsQuery = (quizId: string, participantId: string) =>
  queryOptions({
    queryKey: [...participantKeys.timelines(quizId), participantId, 'attempts'],
    queryFn: ({ signal }) => request(listAttempts, { params: { quizId, participantId }, signal }),
    staleTime: 0,
  })

export const shareLinkQuery = (quizId: string) =>
  queryOptions({
    queryKey: participantKeys.shareLink(quizId),
    queryFn: ({ signal }) => request(getShareLink, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const roomCodeQuery = (quizId: string) =>
  queryOptions({
    queryKey: participantKeys.roomCode(quizId),
    queryFn: ({ signal }) => request(getRoomCode, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const openLinkQuery = (quizId: string) =>
  queryOptions({
    queryKey: participantKeys.openLink(quizId),
    queryFn: ({ signal }) => request(getOpenLink, { params: { quizId }, signal }),
    staleTime: 0,
  })

/** Always the same ones: asking again changes nothing. */
export const slipsQuery = (quizId: string, participantIds?: string[]) =>
  queryOptions({
    queryKey: [...participantKeys.slips(quizId), participantIds],
    queryFn: ({ signal }) => request(makeSlips, { params: { quizId }, body: { participantIds }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const fetchGroup = (groupId: string) => request(getGroup, { params: { groupId } })

/** The groups whose members can be invited together; forgotten with all other lists of groups. */
export const invitableGroupsQuery = (workspace: WorkspaceRef, search: string) =>
  queryOptions({
    queryKey: ['groups', 'lists', workspace, 'invitable', search],
    queryFn: ({ signal }) =>
      request(listGroups, { workspace, querystring: { search, pageSize: 50 }, signal }),
    placeholderData: keepPreviousData,
  })

export type ExportFormat = NonNullable<RequestOf<typeof exportParticipants>['querystring']['format']>

/** All participants as a file. */
export async function fetchExport(quizId: string, format: ExportFormat): Promise<Blob> {
  const content: Blob | string = await request(exportParticipants, {
    params: { quizId },
    querystring: { format },
  })
  // A text loses the mark by which a spreadsheet knows its letters as soon as it is read.
  return typeof content === 'string' ? new Blob(['\uFEFF', content], { type: 'text/csv' }) : content
}
