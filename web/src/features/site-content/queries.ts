import { getSiteContent } from '@probant/contract/site-content'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const siteContentQuery = queryOptions({
  queryKey: ['site-content'],
  queryFn: ({ signal }) => request(getSiteContent, { signal }),
  staleTime: 5 * 60_000,
})
