import { listAuditEntries } from '@probant/contract/admin/audit'
import { getGeneratorSettings } from '@probant/contract/admin/generator'
import { getMail, listMails } from '@probant/contract/admin/mails'
import { listOrganizations } from '@probant/contract/admin/organizations'
import { listAllPlans } from '@probant/contract/admin/plans'
import { getStatistics } from '@probant/contract/admin/statistics'
import { listUsers } from '@probant/contract/admin/users'
import type { RequestOf } from '@probant/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const adminKeys = {
  audit: ['admin', 'audit'],
  generator: ['admin', 'generator'],
  mails: ['admin', 'mails'],
  organizations: ['admin', 'organizations'],
  plans: ['admin', 'plans'],
  statistics: ['admin', 'statistics'],
  users: ['admin', 'users'],
} as const

export const statisticsQuery = queryOptions({
  queryKey: adminKeys.statistics,
  queryFn: ({ signal }) => request(getStatistics, { signal }),
})

export const generatorSettingsQuery = queryOptions({
  queryKey: adminKeys.generator,
  queryFn: ({ signal }) => request(getGeneratorSettings, { signal }),
})

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

export const organizationListQuery = (querystring: RequestOf<typeof listOrganizations>['querystring']) =>
  queryOptions({
    queryKey: [...adminKeys.organizations, querystring],
    queryFn: ({ signal }) => request(listOrganizations, { querystring, signal }),
    placeholderData: keepPreviousData,
  })

/** The catalogue and every enterprise plan; the public list knows the catalogue only. */
export const allPlansQuery = queryOptions({
  queryKey: adminKeys.plans,
  queryFn: ({ signal }) => request(listAllPlans, { signal }),
})

export const auditListQuery = (querystring: RequestOf<typeof listAuditEntries>['querystring']) =>
  queryOptions({
    queryKey: [...adminKeys.audit, querystring],
    queryFn: ({ signal }) => request(listAuditEntries, { querystring, signal }),
    placeholderData: keepPreviousData,
  })
