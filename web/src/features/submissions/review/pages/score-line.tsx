import type { Score } from '@probant/contract/submissions/review'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'
import { pointsReached } from '../points-reached.ts'
import classes from './review.module.css'

/** A share of the whole only once all of it is graded: before, it would look like a bad mark. */
export function ScoreLine({ score, label }: { score: Score; label?: string | undefined }) {
  const { points, totalPoints, gradedPoints, percent, isProvisional } = score
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const reached = (total: number) => pointsReached(locale, points, total)
  return (
    <div>
      <p className={`tabular ${classes.score}`}>
        <span className={classes.points}>{label ?? t('review.score')}</span>{' '}
        {isProvisional ? (
          gradedPoints > 0 && <strong>{t('review.pointsSoFar', reached(gradedPoints))}</strong>
        ) : (
          <>
            {percent !== null && <strong>{formatPercent(locale, percent)}</strong>}{' '}
            <span className={classes.points}>{t('review.points', reached(totalPoints))}</span>
          </>
        )}
      </p>
      {isProvisional && <p className={classes.provisional}>{t('review.provisional')}</p>}
    </div>
  )
}
