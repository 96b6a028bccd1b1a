import { createFileRoute } from '@tanstack/react-router'
import { planListQuery } from '#web/features/plans/queries.ts'
import { PricingPage } from '#web/features/site-content/pages/pricing-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_site/pricing')({
  loader: () => {
    void queryClient.prefetchQuery(planListQuery)
    return loadSentences('plans')
  },
  component: PricingPage,
})
