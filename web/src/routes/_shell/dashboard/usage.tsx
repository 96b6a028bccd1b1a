import { createFileRoute } from '@tanstack/react-router'
import { UsagePage } from '#web/features/usage/pages/usage-page.tsx'
import { usageSearchSchema } from '#web/features/usage/period.ts'
import { usageQuery } from '#web/features/usage/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'

export const Route = createFileRoute('/_shell/dashboard/usage')({
  staticData: { guard: 'auth' },
  validateSearch: usageSearchSchema,
  loader: () => {
    void queryClient.prefetchQuery(usageQuery(currentWorkspace()))
    return loadSentences('dashboard')
  },
  component: UsagePage,
})
