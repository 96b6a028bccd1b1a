import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { MemberUsage } from '../components/member-usage.tsx'
import { hasNoPlan, NoPlan } from '../components/no-plan.tsx'
import { UsageHeader } from '../components/usage-header.tsx'
import { UsageMeters } from '../components/usage-meters.tsx'
import { UsageSkeleton } from '../components/usage-skeleton.tsx'
import { useUsage } from '../queries.ts'
import type { UsageSearch } from '../usage-search.ts'

const route = getRouteApi('/dashboard/_shell/usage')

export function UsagePage() {
  const { t } = useTranslation('usage')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useUsage()
  const isWithoutPlan = hasNoPlan(error)
  // What was known before is of a plan that is gone.
  const usage = isWithoutPlan ? undefined : data
  const { data: workspace } = useWorkspace()
  const listsMembers = workspace?.kind === 'organization' && workspace.can.manageMembers

  const filter = (search: UsageSearch) => void navigate({ search, replace: true, resetScroll: false })

  return (
    <>
      <UsageHeader usage={usage} />
      {isWithoutPlan && <NoPlan />}
      {error && !usage && !isWithoutPlan && (
        <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
      )}
      {!error && !usage && <UsageSkeleton meters={6} />}
      {usage && <UsageMeters usage={usage} />}
      {listsMembers && <MemberUsage key={workspace.ref} search={search} onFilter={filter} />}
    </>
  )
}
