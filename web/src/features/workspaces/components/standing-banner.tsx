import type { Workspace } from '@probant/contract/workspaces'
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { daysLeft } from '../days-left.ts'
import { useWorkspace } from '../queries.ts'
import classes from './standing-banner.module.css'

/** What the workspace's payments mean for whoever works in it; nothing while all is well. */
export function StandingBanner() {
  const { t } = useTranslation('workspaces')
  const { data: workspace } = useWorkspace()
  const sentence = useStandingSentence(workspace)
  if (!workspace || !sentence) return null

  const { status, reason } = workspace.standing
  const Icon = status === 'trialing' ? IconHourglass : IconAlertTriangle
  return (
    <section className={classes.banner} data-status={status} aria-label={t('standing.label')}>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <p>{sentence}</p>
      {workspace.can.pay && reason !== 'deactivated' && (
        <ButtonLink to="/dashboard/billing" variant="default" size="xs">
          {t(`standing.actions.${status}`)}
        </ButtonLink>
      )}
    </section>
  )
}

function useStandingSentence(workspace: Workspace | undefined): string | undefined {
  const { t } = useTranslation('workspaces')
  const locale = useLocale()
  if (!workspace || workspace.standing.status === 'active') return undefined

  const { status, until, reason } = workspace.standing
  if (status === 'trialing') {
    return until ? t('standing.trialing', { count: daysLeft(until, new Date()) }) : t('standing.trialingOpen')
  }
  if (status === 'past_due') {
    return until ? t('standing.pastDue', { date: formatDate(locale, until) }) : t('standing.pastDueOpen')
  }
  const why = t(`standing.reasons.${reason ?? 'unpaid'}`)
  const canReactivate = workspace.can.pay || reason === 'deactivated'
  return `${why} ${t('standing.inactive')}${canReactivate ? '' : ` ${t('standing.askOwner')}`}`
}
