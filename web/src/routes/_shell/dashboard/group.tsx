import { createFileRoute } from '@tanstack/react-router'
import { groupsSearchSchema, listedPart } from '#web/features/groups/groups-search.ts'
import { GroupsPage } from '#web/features/groups/pages/groups-page.tsx'
import { groupListQuery } from '#web/features/groups/queries.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'

export const Route = createFileRoute('/_shell/dashboard/group')({
  validateSearch: groupsSearchSchema,
  loaderDeps: ({ search }) => listedPart(search),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(groupListQuery(currentWorkspace(), deps))
    // A limit that is met is said in the words of the plans.
    return loadSentences('groups', 'account')
  },
  component: GroupsPage,
})
