import type { Plan } from '@probant/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { workspaceQuery } from '#web/features/workspaces/queries.ts'
import { useOptionalUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { planStep } from './plan-step.ts'

/** Where a plan's button leads this reader; visitors have no workspace to ask about. */
export function usePlanStep(plan: Plan) {
  const isSignedIn = useOptionalUser() !== undefined
  const ref = useWorkspaceRef()
  const { data } = useQuery({ ...workspaceQuery(ref), enabled: isSignedIn })
  const workspace = isSignedIn ? data : undefined
  return { step: planStep(plan, { isSignedIn, workspace }), workspaceName: workspace?.name }
}
