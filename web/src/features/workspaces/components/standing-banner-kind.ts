import type { SubscriptionStatus, Workspace } from '@probant/contract/workspaces'

export type BannerKind = Exclude<SubscriptionStatus, 'active'> | 'no_plan'

/** What there is to tell; where the plan was withdrawn, that is what one works without, on trial as well. */
export function bannerKind({ plan, standing }: Pick<Workspace, 'plan' | 'standing'>): BannerKind | undefined {
  if (standing.status === 'inactive') return 'inactive'
  if (plan === null) return 'no_plan'
  return standing.status === 'active' ? undefined : standing.status
}
