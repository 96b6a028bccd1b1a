import { getUsage, listMemberUsage } from '@probant/contract/usage'
import type { Serve } from '#server/platform/http/serve.ts'
import type { UsageOverview } from './overview.ts'

export function usageRoutes(serve: Serve, { usageOverview }: { usageOverview: UsageOverview }) {
  serve(getUsage, ({ actor, workspace }) => usageOverview.ofWorkspace(actor, workspace))
  serve(listMemberUsage, ({ actor, workspace, querystring }) =>
    usageOverview.ofMembers(actor, workspace, querystring),
  )
}
