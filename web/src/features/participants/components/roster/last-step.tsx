import type { Participant } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { lastMomentOf } from '../../last-moment.ts'
import classes from './person.module.css'

/** The last step somebody took, as long ago as it is; the exact time is there for whoever points at it. */
export function LastStep({ participant }: { participant: Participant }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const now = useNow()
  const { kind, at, remindedAt } = lastMomentOf(participant)
  const ago = (instant: string) => formatAgo(locale, instant, now)
  return (
    <div className={classes.person}>
      <time dateTime={at} title={formatDateTime(locale, at)}>
        {t(`moments.${kind}`, { when: ago(at) })}
      </time>
      {remindedAt && (
        <time dateTime={remindedAt} title={formatDateTime(locale, remindedAt)} className={classes.email}>
          {t('moments.reminded', { when: ago(remindedAt) })}
        </time>
      )}
    </div>
  )
}
