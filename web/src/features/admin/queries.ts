import { getMail, listMails, listUsers } from '@probant/contract/admin'
import type { RequestOf } from '@probant/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const adminKeys = { mails: ['admin', 'mails'], users: ['admin', 'users'] } as const

export const mailListQuery = (querystring: RequestOf<typeof listMails>['querystring']) =>
  queryOptions({
    queryKey: [...adminKeys.mails, querystring],
    queryFn: ({ signal }) => request(listMails, { querystring, signal }),
    placeholderData: keepPreviousData,
  })

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: [...adminKeys.mails, mailId],
    queryFn: ({ signal }) => request(getMail, { params: { mailId }, signal }),
  })

export const userListQuery = (querystring: RequestOf<typeof listUsers>['querystring']) =>
  queryOptions({
    queryKey: [...adminKeys.users, querystring],
    queryFn: ({ signal }) => request(listUsers, { querystring, signal }),
    placeholderData: keepPreviousData,
  })
