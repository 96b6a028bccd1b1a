import { exportGradebook, type GradebookFormat, getGradebook } from '@probant/contract/gradebook/gradebook'
import { getOwnProgress, listOwnResults } from '@probant/contract/gradebook/own-results'
import { getGradebookPerson } from '@probant/contract/gradebook/person'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import type { GradebookSearch } from './gradebook-search.ts'

export const gradebookKeys = {
  of: (groupId: string) => ['gradebook', groupId],
} as const

/** A cell for each of them and each quiz: more would make the page slow. */
const PAGE_SIZE = 25

export const gradebookQuery = (groupId: string, search: GradebookSearch) =>
  queryOptions({
    queryKey: [...gradebookKeys.of(groupId), search],
    queryFn: ({ signal }) =>
      request(getGradebook, {
        params: { groupId },
        querystring: { ...search, pageSize: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const gradebookPersonQuery = (groupId: string, key: string) =>
  queryOptions({
    queryKey: [...gradebookKeys.of(groupId), 'person', key],
    queryFn: ({ signal }) =>
      request(getGradebookPerson, { params: { groupId }, querystring: { key }, signal }),
    staleTime: 0,
  })

/** As a participant: what one has handed in, wherever one works at the moment. */
export const ownResultsQuery = (querystring: { search?: string; page?: number }) =>
  queryOptions({
    queryKey: ['own-results', querystring],
    queryFn: ({ signal }) => request(listOwnResults, { querystring, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const ownProgressQuery = queryOptions({
  queryKey: ['own-progress'],
  queryFn: ({ signal }) => request(getOwnProgress, { signal }),
  staleTime: 0,
})

export async function fetchGradebook(groupId: string, format: GradebookFormat): Promise<Blob> {
  const content: Blob | string = await request(exportGradebook, {
    params: { groupId },
    querystring: { format },
  })
  // A text loses the mark by which a spreadsheet knows its letters as soon as it is read.
  return typeof content === 'string' ? new Blob(['\uFEFF', content], { type: 'text/csv' }) : content
}
