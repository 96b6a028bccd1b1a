import type { RequestOf } from '@probant/contract/endpoint'
import {
  getGeneration,
  getGenerator,
  listGenerations,
  suggestSubjects,
  watchGeneration,
} from '@probant/contract/generation'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { readEvents } from '#web/lib/event-stream.ts'

export const generationKeys = {
  all: ['generations'],
  open: ['generations', 'open'],
  one: (generationId: string) => ['generations', 'one', generationId],
} as const

/** Who makes questions here doesn't change while the page is open. */
export const generatorQuery = queryOptions({
  queryKey: [...generationKeys.all, 'generator'],
  queryFn: ({ signal }) => request(getGenerator, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

type SubjectQuery = RequestOf<typeof suggestSubjects>['querystring']

export const suggestedSubjectsQuery = (querystring: SubjectQuery) =>
  queryOptions({
    queryKey: [...generationKeys.all, 'subjects', querystring],
    queryFn: ({ signal }) => request(suggestSubjects, { querystring, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Those that run, or whose questions nobody has looked through. */
export const openGenerationsQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: [...generationKeys.open, workspace],
    queryFn: ({ signal }) => request(listGenerations, { workspace, signal }),
  })

/** Asked for once when it is opened; from then on the event stream and the own actions keep it up to date. */
export const generationQuery = (generationId: string) =>
  queryOptions({
    queryKey: generationKeys.one(generationId),
    queryFn: ({ signal }) => request(getGeneration, { params: { generationId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function generationEvents(generationId: string, signal: AbortSignal) {
  return readEvents(watchGeneration, { params: { generationId }, signal })
}
