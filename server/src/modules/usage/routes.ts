import { getUsage, listMemberUsage } from '@probant/contract/usage'
import type { Serve } from '#server/platform/http/serve.ts'
import type { UsageOverview } from './overview.ts'

export function usageRoutes(serve: Serve, { overview }: { overview: UsageOverview }) {
  serve(getUsage, ({ actor, workspace }) => overview.ofWorkspace(actor, workspace))
  serve(listMemberUsage, ({ actor, workspace, querystring }) =>
    overview.ofMembers(actor, workspace, querystring),
  )
}
