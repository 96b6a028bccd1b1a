import type { LocalContent } from '@probant/contract/site-content'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#web/i18n/use-locale.ts'
import { siteContentQuery } from './queries.ts'

/** What the administrator put on the page, in the language on screen; nothing until it is there, or where it failed. */
export function useLocalContent(): LocalContent | undefined {
  const locale = useLocale()
  return useQuery(siteContentQuery).data?.[locale]
}
