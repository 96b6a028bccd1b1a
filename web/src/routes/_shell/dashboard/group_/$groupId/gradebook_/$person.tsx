import { createFileRoute } from '@tanstack/react-router'
import { GradebookPersonPage } from '#web/features/gradebook/pages/person-page.tsx'
import { gradebookPersonQuery } from '#web/features/gradebook/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'

export const Route = createFileRoute('/_shell/dashboard/group_/$groupId/gradebook_/$person')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(gradebookPersonQuery(params.groupId, params.person))
    return loadSentences('gradebook')
  },
  component: GradebookPersonPage,
})
