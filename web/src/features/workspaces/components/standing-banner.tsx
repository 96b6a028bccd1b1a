import type { Workspace } from '@probant/contract/workspaces'
import { IconAlertTriangle, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { daysLeft } from '../days-left.ts'
import { useWorkspace } from '../queries.ts'
import classes from './standing-banner.module.css'
import { bannerKind } from './standing-banner-kind.ts'

/** What the workspace's plan and payments mean for whoever works in it; nothing while all is well. */
export function StandingBanner() {
  const { t } = useTranslation('workspaces')
  const { data: workspace } = useWorkspace()
  const sentence = useStandingSentence(workspace)
  const kind = workspace && bannerKind(workspace)
  if (!kind || !sentence) return null

  const Icon = ICONS[kind]
  return (
    <section className={classes.banner} data-kind={kind} aria-label={t('standing.label')}>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <p>{sentence}</p>
      {workspace.can.pay && workspace.standing.reason !== 'deactivated' && (
        <ButtonLink to="/dashboard/billing" variant="default" size="xs">
          {t(`standing.actions.${kind}`)}
        </ButtonLink>
      )}
    </section>
  )
}

const ICONS = {
  trialing: IconHourglass,
  past_due: IconAlertTriangle,
  inactive: IconAlertTriangle,
  no_plan: IconInfoCircle,
}

function useStandingSentence(workspace: Workspace | undefined): string | undefined {
  const { t } = useTranslation('workspaces')
  const locale = useLocale()
  const kind = workspace && bannerKind(workspace)
  if (!kind) return undefined

  const { until, reason } = workspace.standing
  if (kind === 'no_plan') return t('standing.noPlan')
  if (kind === 'trialing') {
    return until ? t('standing.trialing', { count: daysLeft(until, new Date()) }) : t('standing.trialingOpen')
  }
  if (kind === 'past_due') {
    return until ? t('standing.pastDue', { date: formatDate(locale, until) }) : t('standing.pastDueOpen')
  }
  const why = t(`standing.reasons.${reason ?? 'unpaid'}`)
  const canReactivate = workspace.can.pay || reason === 'deactivated'
  return `${why} ${t('standing.inactive')}${canReactivate ? '' : ` ${t('standing.askOwner')}`}`
}
