import type { Workspace } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useUser } from '#web/lib/session.ts'
import type { BannerKind } from './standing-banner-kind.ts'

interface StandingActionProps {
  workspace: Workspace
  kind: BannerKind
  hasOffers: boolean
}

/** The way on, for those who can go it: billing where something can be paid, otherwise whoever assigns plans. */
export function StandingAction({ workspace, kind, hasOffers }: StandingActionProps) {
  const { t } = useTranslation('workspaces')
  const { isAdmin } = useUser()
  if (kind === 'no_plan' && !hasOffers) return isAdmin ? <PlanAssignment workspace={workspace} /> : null
  if (!workspace.can.pay || workspace.standing.reason === 'deactivated') return null
  return (
    <ButtonLink to="/dashboard/billing" variant="default" size="xs">
      {t(`standing.actions.${kind}`)}
    </ButtonLink>
  )
}

function PlanAssignment({ workspace: { kind, name } }: Pick<StandingActionProps, 'workspace'>) {
  const { t } = useTranslation('workspaces')
  return (
    <ButtonLink
      to={kind === 'personal' ? '/admin/users' : '/admin/organizations'}
      search={{ search: name }}
      variant="default"
      size="xs"
    >
      {t('standing.assign')}
    </ButtonLink>
  )
}
