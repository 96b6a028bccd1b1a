import { UNLIMITED } from '@probant/contract/limits'
import { LIMIT_KINDS, type PlanLimits } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './plan-table.module.css'

/** The six limits in one glance; an infinity sign is read out as a word. */
export function LimitSummary({ limits }: { limits: PlanLimits }) {
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  return (
    <ul className={classes.limits}>
      {LIMIT_KINDS.map((kind) => (
        <li key={kind}>
          <strong>
            {limits[kind] === UNLIMITED ? (
              <span role="img" aria-label={t('form.unlimited')}>
                ∞
              </span>
            ) : (
              formatNumber(locale, limits[kind])
            )}
          </strong>{' '}
          <span>{t(`shortLimits.${kind}`)}</span>
        </li>
      ))}
    </ul>
  )
}
