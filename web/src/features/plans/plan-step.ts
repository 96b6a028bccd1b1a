import type { Plan } from '@probant/contract/plans'
import type { Workspace } from '@probant/contract/workspaces'

/** Where a plan's button leads. `organization` and `personal`: the plan is for the other kind of workspace. */
export type PlanStep = 'signUp' | 'current' | 'billing' | 'organization' | 'personal'

interface Reader {
  isSignedIn: boolean
  /** Missing while it is not known yet. */
  workspace: Pick<Workspace, 'kind' | 'plan'> | undefined
}

export function planStep(plan: Pick<Plan, 'id' | 'kind'>, { isSignedIn, workspace }: Reader): PlanStep {
  if (!isSignedIn) return 'signUp'
  if (!workspace) return 'billing'
  if (workspace.plan?.id === plan.id) return 'current'
  const isForPersons = plan.kind === 'free' || plan.kind === 'pro'
  if (workspace.kind === 'personal') return isForPersons ? 'billing' : 'organization'
  return isForPersons ? 'personal' : 'billing'
}
