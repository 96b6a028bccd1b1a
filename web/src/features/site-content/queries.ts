import { getSiteContent, type LocalContent } from '@probant/contract/site-content'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocale } from '#web/i18n/use-locale.ts'
import { request } from '#web/lib/api-client.ts'

/** Changes rarely, and a landing page must not wait for it. */
export const siteContentQuery = queryOptions({
  queryKey: ['site-content'],
  queryFn: ({ signal }) => request(getSiteContent, { signal }),
  staleTime: 5 * 60_000,
})

/** What the administrator put on the page, in the language on screen; nothing until it is there, or where it failed. */
export function useLocalContent(): LocalContent | undefined {
  const locale = useLocale()
  return useQuery(siteContentQuery).data?.[locale]
}
