import type { Statistics } from '@probant/contract/admin/statistics'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './totals.module.css'

const FIGURES = ['users', 'organizations', 'quizzes', 'questions', 'submissions', 'activeNow'] as const

export function Totals({ totals }: { totals: Statistics['totals'] }) {
  const { t } = useTranslation('admin-overview')
  const locale = useLocale()
  return (
    <ul className={classes.row} aria-label={t('totals.label')}>
      {FIGURES.map((figure) => (
        <li key={figure}>
          <strong className={classes.figure}>{formatNumber(locale, totals[figure])}</strong>{' '}
          {t(`totals.${figure}`, { count: totals[figure] })}
        </li>
      ))}
    </ul>
  )
}
