import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '#web/features/shell/layouts/site-layout.tsx'
import { siteContentQuery } from '#web/features/site-content/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_site')({
  loader: () => {
    // Asked for early and not waited for: mostly it is there when the page is drawn, so that nothing jumps.
    void queryClient.prefetchQuery(siteContentQuery)
    return loadSentences('site')
  },
  component: SiteLayout,
})
