import type { ErrorName } from '@probant/contract/errors'
import { BRANDED_PLANS, type PlanKind } from '@probant/contract/plans'
import type { Role, Standing } from '@probant/contract/workspaces'

interface Workspace {
  kind: 'personal' | 'organization'
  plan: { kind: PlanKind } | null
  standing: Standing
}

/** Why may this person not change under which name the workspace appears? */
export function brandingRefusal({ role, ...workspace }: Workspace & { role: Role }): ErrorName | undefined {
  if (role !== 'owner') return 'roleRequired'
  if (!hasBranding(workspace)) return 'brandingNotInPlan'
  if (workspace.standing.status === 'inactive') return 'organizationInactive'
}

/** Shown for as long as the organization has such a plan, and it is in force. */
export function isShown(workspace: Workspace): boolean {
  return hasBranding(workspace) && workspace.standing.status !== 'inactive'
}

function hasBranding({ kind, plan }: Workspace): boolean {
  return kind === 'organization' && plan !== null && BRANDED_PLANS.includes(plan.kind)
}
