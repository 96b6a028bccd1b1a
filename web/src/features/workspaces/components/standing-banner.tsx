import type { Workspace } from '@probant/contract/workspaces'
import { IconAlertTriangle, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { daysLeft } from '../days-left.ts'
import { useHasOffers, useWorkspace } from '../queries.ts'
import { StandingAction } from './standing-action.tsx'
import classes from './standing-banner.module.css'
import { type BannerKind, bannerKind } from './standing-banner-kind.ts'

/** What the workspace's plan and payments mean for whoever works in it; nothing while all is well. */
export function StandingBanner() {
  const { data: workspace } = useWorkspace()
  const kind = workspace && bannerKind(workspace)
  return kind ? <Banner workspace={workspace} kind={kind} /> : null
}

interface BannerProps {
  workspace: Workspace
  kind: BannerKind
}

function Banner({ workspace, kind }: BannerProps) {
  const { t } = useTranslation('workspaces')
  const hasOffers = useHasOffers({ isAsked: kind === 'no_plan' && workspace.can.pay })
  const sentence = useStandingSentence({ workspace, kind, hasOffers })
  const Icon = ICONS[kind]
  return (
    <section className={classes.banner} data-kind={kind} aria-label={t('standing.label')}>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <p>{sentence}</p>
      <StandingAction workspace={workspace} kind={kind} hasOffers={hasOffers} />
    </section>
  )
}

const ICONS = {
  trialing: IconHourglass,
  past_due: IconAlertTriangle,
  inactive: IconAlertTriangle,
  no_plan: IconInfoCircle,
}

function useStandingSentence({ workspace, kind, hasOffers }: BannerProps & { hasOffers: boolean }): string {
  const { t } = useTranslation('workspaces')
  const locale = useLocale()
  const { until, reason } = workspace.standing
  if (kind === 'no_plan') return t(hasOffers ? 'standing.noPlanOffers' : 'standing.noPlan')
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
