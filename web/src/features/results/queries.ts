import {
  CERTIFICATES_IN_A_FILE,
  countCertificates,
  exportCertificates,
} from '@probant/contract/certificates/certificate'
import type { RequestOf } from '@probant/contract/endpoint'
import { compareResults } from '@probant/contract/results/comparison'
import { listEarlierRuns } from '@probant/contract/results/earlier'
import { exportResults } from '@probant/contract/results/export'
import { getResult, listResults, type Result } from '@probant/contract/results/list'
import { getResultOverview } from '@probant/contract/results/overview'
import { getReport } from '@probant/contract/results/report'
import { getSubmission } from '@probant/contract/submissions/review'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLocale } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import { regional } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'

export const resultKeys = {
  of: (quizId: string) => ['results', quizId],
} as const

export const reportQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'report'],
    queryFn: ({ signal }) => request(getReport, { params: { quizId }, signal }),
    staleTime: 0,
  })

export const resultListQuery = (quizId: string, querystring: RequestOf<typeof listResults>['querystring']) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'list', querystring],
    queryFn: ({ signal }) => request(listResults, { params: { quizId }, querystring, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** All of them, by name: as many as a report lists. */
export const everyResultQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'everybody'],
    queryFn: async ({ signal }) => {
      const results: Result[] = []
      for (let page = 1; ; page++) {
        const querystring = { sort: 'name', page, pageSize: 100 } as const
        const { items, total } = await request(listResults, { params: { quizId }, querystring, signal })
        results.push(...items)
        if (items.length === 0 || results.length >= total) return results
      }
    },
    staleTime: 0,
  })

/** What one of them handed in, with the right answers. */
export const submissionQuery = (quizId: string, submissionId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'submission', submissionId],
    queryFn: ({ signal }) => request(getSubmission, { params: { submissionId }, signal }),
    staleTime: 0,
  })

/** Whose it is, and what came of it. */
export const resultQuery = (quizId: string, submissionId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'result', submissionId],
    queryFn: ({ signal }) => request(getResult, { params: { quizId, submissionId }, signal }),
    staleTime: 0,
  })

/** A few of them side by side; `people` are their submissions, as the address has them. */
export const comparisonQuery = (
  quizId: string,
  querystring: RequestOf<typeof compareResults>['querystring'],
) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'comparison', querystring],
    queryFn: ({ signal }) => request(compareResults, { params: { quizId }, querystring, signal }),
    staleTime: 0,
  })

export type Exported = RequestOf<typeof exportResults>['querystring']

/** What came of the quiz as a file, which tells the time and writes its figures as this page does. */
export async function fetchExport(quizId: string, querystring: Exported): Promise<Blob> {
  const reader = { timeZone: readerZone(), region: regional(currentLocale()) }
  const content: Blob | string = await request(exportResults, {
    params: { quizId },
    querystring: { ...querystring, ...reader },
  })
  // A text loses the mark by which a spreadsheet knows its letters as soon as it is read.
  return typeof content === 'string' ? new Blob(['\uFEFF', content], { type: 'text/csv' }) : content
}

export const earlierRunsQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'earlier'],
    queryFn: ({ signal }) => request(listEarlierRuns, { params: { quizId }, signal }),
  })

/** A creator's own quizzes, in a few figures. */
export const resultOverviewQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['results', 'overview', workspace],
    queryFn: ({ signal }) => request(getResultOverview, { workspace, signal }),
  })

/** How many there are, for whoever may have all of them. */
export const certificateCountQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...resultKeys.of(quizId), 'certificates'],
    queryFn: ({ signal }) => request(countCertificates, { params: { quizId }, signal }),
  })

export function fetchCertificates(quizId: string, part: number): Promise<Blob> {
  return request(exportCertificates, { params: { quizId }, querystring: { part } })
}

/** From the first to the last of each archive. */
export function partsOf(count: number): { part: number; from: number; to: number }[] {
  const parts = Math.ceil(count / CERTIFICATES_IN_A_FILE)
  return Array.from({ length: parts }, (_, index) => ({
    part: index + 1,
    from: index * CERTIFICATES_IN_A_FILE + 1,
    to: Math.min(count, (index + 1) * CERTIFICATES_IN_A_FILE),
  }))
}
