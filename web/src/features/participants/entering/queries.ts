import { DASHBOARD_INVITED } from '@probant/contract/dashboard'
import type { RequestOf } from '@probant/contract/endpoint'
import { chooseTime } from '@probant/contract/participants/choosing'
import { getCalendarFile, readInvitationLink, readShareLink } from '@probant/contract/participants/entering'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { readOpenLink } from '@probant/contract/participants/open-link'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { fileNameOf, saveFile } from '#web/lib/save-file.ts'

/** Reading a link changes nothing: a mail scanner may do it as well. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) => request(readInvitationLink, { body: { token }, signal }),
  })

export const shareDoorQuery = (token: string) =>
  queryOptions({
    queryKey: ['share-door', token],
    queryFn: ({ signal }) => request(readShareLink, { body: { token }, signal }),
  })

export const openDoorQuery = (token: string) =>
  queryOptions({
    queryKey: ['open-door', token],
    queryFn: ({ signal }) => request(readOpenLink, { body: { token }, signal }),
  })

/** Quizzes that others invite the person to, wherever they work at the moment. */
export const invitedQuizzesQuery = (querystring: RequestOf<typeof listInvitedQuizzes>['querystring']) =>
  queryOptions({
    queryKey: ['invited-quizzes', querystring],
    queryFn: ({ signal }) => request(listInvitedQuizzes, { querystring, signal }),
    placeholderData: keepPreviousData,
  })

/** As the dashboard shows them. */
export const firstInvitedQuery = invitedQuizzesQuery(DASHBOARD_INVITED)

/** Saves the window of a quiz as a file that every calendar reads. */
export async function saveCalendarFile({ quizId, title }: { quizId: string; title: string }): Promise<void> {
  const calendar = await request(getCalendarFile, { params: { quizId } })
  saveFile(fileNameOf(title, 'ics'), new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
}

/** When they begin, where they choose it. A plain call, like the one above: the page of a quiz has no store of queries. */
export async function sendChosenTime(quizId: string, startsAt: string): Promise<void> {
  await request(chooseTime, { params: { quizId }, body: { startsAt } })
}
