import { getSiteContent } from '@probant/contract/site-content'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

/** Changes rarely, and a landing page must not wait for it. */
export const siteContentQuery = queryOptions({
  queryKey: ['site-content'],
  queryFn: ({ signal }) => request(getSiteContent, { signal }),
  staleTime: 5 * 60_000,
})
