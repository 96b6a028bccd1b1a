import { getSecondStep } from '@probant/contract/second-factor/signing-in'
import { getSite } from '@probant/contract/site'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

/** How this installation is set up; it hardly ever changes while a page is open. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => request(getSite, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Asked anew whenever the page is opened: the login that waits may be another one. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => request(getSecondStep, { signal }),
  gcTime: 0,
})
