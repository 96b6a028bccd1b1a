import { createFileRoute } from '@tanstack/react-router'
import { gradebookSearchSchema } from '#web/features/gradebook/gradebook-search.ts'
import { GradebookPage } from '#web/features/gradebook/pages/gradebook-page.tsx'
import { gradebookQuery } from '#web/features/gradebook/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/group_/$groupId/gradebook')({
  validateSearch: gradebookSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(gradebookQuery(params.groupId, deps))
    return loadSentences('gradebook')
  },
  component: GradebookPage,
})
