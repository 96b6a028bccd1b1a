import type { PlanKind } from '@probant/contract/plans'

/** As much of a plan as the rule looks at. */
interface FittingPlan {
  kind: PlanKind
  /** For whom an enterprise plan was made. */
  organizationId: string | null
}

interface FittingWorkspace {
  workspaceId: string
  kind: 'personal' | 'organization'
}

/**
 * Was the plan made for workspaces like this one, or for this very one? What organizations begin with where nobody
 * is paid (`DEFAULT_ORGANIZATION_PLAN`) fits them too: an administrator can give it to them again.
 */
export function fits(
  plan: FittingPlan,
  { workspaceId, kind }: FittingWorkspace,
  { defaultOrganizationPlan }: { defaultOrganizationPlan?: PlanKind } = {},
): boolean {
  if (plan.kind === 'enterprise') return kind === 'organization' && plan.organizationId === workspaceId
  if (kind === 'personal') return plan.kind === 'free' || plan.kind === 'pro'
  return plan.kind === 'organization' || plan.kind === defaultOrganizationPlan
}
