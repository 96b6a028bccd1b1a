import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { wayOut } from '../limit-refusal.ts'

/** The way on from a limit, for those who can go it; only an owner re-activates. */
export function UpgradeAction({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('plans')
  const { data: workspace } = useWorkspace()
  const way = wayOut(refusal)
  if (way === 'plans') return <ButtonLink to="/pricing">{t('prompt.seePlans')}</ButtonLink>
  if (way === 'askOwner') return <ButtonLink to="/dashboard/usage">{t('prompt.seeUsage')}</ButtonLink>
  if (!workspace?.can.pay) return null
  return <ButtonLink to="/dashboard/billing">{t('prompt.reactivate')}</ButtonLink>
}
