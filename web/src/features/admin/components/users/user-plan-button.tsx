import type { AdminUser } from '@probant/contract/admin/users'
import { useAssignUserPlan } from '../../mutations.ts'
import { AssignPlan } from '../assign-plan.tsx'

/** A personal workspace is on the free plan or on Pro. */
export function UserPlanButton({ user }: { user: AdminUser }) {
  const assign = useAssignUserPlan(user.id)
  return (
    <AssignPlan
      name={user.username}
      planId={user.planId}
      isPaying={user.isPaying}
      isFit={({ kind }) => kind === 'free' || kind === 'pro'}
      assign={assign}
    />
  )
}
