import { DASHBOARD_INVITED, DASHBOARD_SHELVES, type Dashboard } from '@probant/contract/dashboard'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { listQuizzes } from '@probant/contract/quizzes/life'
import type { Usage } from '@probant/contract/usage'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Admission } from '#server/modules/admission/index.ts'
import type { Organizations } from '#server/modules/organizations/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Results } from '#server/modules/results/index.ts'
import type { UsageOverview } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: { overview: UsageOverview }
  organizations: Organizations
  admission: Admission
  quizzes: Quizzes
  results: Results
}

/** The first page after signing in: one call instead of nine, each of which a slow network would make wait. */
export function createDashboard(dependencies: Dependencies) {
  const { workspaces, usage, organizations, admission, quizzes, results } = dependencies

  return {
    async show(actor: Actor, ref: WorkspaceRef): Promise<Dashboard> {
      // Whoever may not work there hears so before anything else is read.
      const workspace = await workspaces.get(actor, ref)
      const shelf = (name: keyof typeof DASHBOARD_SHELVES) =>
        quizzes.list(actor, ref, listQuizzes.schema.querystring.parse(DASHBOARD_SHELVES[name]))
      const few = listInvitedQuizzes.schema.querystring.parse(DASHBOARD_INVITED)

      const [used, invitations, invited, came, overview, ongoing, drafts, past] = await Promise.all([
        usage.overview.ofWorkspace(actor, ref).catch(noneWherePlanIsMissing),
        organizations.joining.listMine(actor),
        admission.invitedQuizzes.list(actor, few),
        results.overview(actor, ref),
        quizzes.overview(actor, ref),
        shelf('ongoing'),
        shelf('drafts'),
        shelf('past'),
      ])
      return { workspace, usage: used, invitations, invited, results: came, overview, ongoing, drafts, past }
    },
  }
}

export type DashboardService = ReturnType<typeof createDashboard>

function noneWherePlanIsMissing(error: unknown): Usage | null {
  if (error instanceof Refusal && error.refusal === 'workspacePlanNotFound') return null
  throw error
}
