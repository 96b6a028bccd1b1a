import { createFileRoute } from '@tanstack/react-router'
import { ownResultsSearchSchema } from '#web/features/gradebook/gradebook-search.ts'
import { OwnResultsPage } from '#web/features/gradebook/pages/own-results-page.tsx'
import { ownProgressQuery, ownResultsQuery } from '#web/features/gradebook/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/results')({
  validateSearch: ownResultsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(ownResultsQuery(deps))
    void queryClient.prefetchQuery(ownProgressQuery)
    return loadSentences('gradebook')
  },
  component: OwnResultsPage,
})
