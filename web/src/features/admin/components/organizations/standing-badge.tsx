import { Badge } from '@mantine/core'
import type { Standing, SubscriptionStatus } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import classes from '../filters.module.css'

const COLORS = {
  trialing: 'ink',
  active: 'green',
  past_due: 'yellow',
  inactive: 'red',
} as const satisfies Record<SubscriptionStatus, string>

/** How an organization stands, until when, and why it stands still. */
export function StandingBadge({ standing: { status, until, reason } }: { standing: Standing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <>
      <Badge color={COLORS[status]}>{t(`organizations.standings.${status}`)}</Badge>
      {until && (
        <span className={classes.second}>
          {t('organizations.until', { date: formatDate(locale, until) })}
        </span>
      )}
      {reason && <span className={classes.second}>{t(`organizations.reasons.${reason}`)}</span>}
    </>
  )
}
