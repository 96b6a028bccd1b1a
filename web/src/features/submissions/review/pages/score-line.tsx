import { sayPassed } from '@probant/contract/scale/saying'
import type { ShownScore } from '@probant/contract/submissions/review'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'
import { formatScore } from '#web/lib/score-words.ts'
import { pointsReached } from '../points-reached.ts'
import classes from './review.module.css'

/** A share of the whole only once all of it is graded: before, it would look like a bad mark. */
export function ScoreLine({ score, label }: { score: ShownScore; label?: string | undefined }) {
  const { points, totalPoints, gradedPoints, percent, scaled, isProvisional } = score
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
            {scaled && <strong>{formatScore(locale, scaled)}</strong>}{' '}
            <span className={classes.points}>
              {scaled?.kind === 'points'
                ? formatPercent(locale, percent)
                : t('review.points', reached(totalPoints))}
            </span>
          </>
        )}
      </p>
      {scaled && scaled.kind !== 'passed' && scaled.isPassed !== null && (
        <p className={classes.passed}>{sayPassed(scaled.isPassed, locale)}</p>
      )}
      {isProvisional && <p className={classes.provisional}>{t('review.provisional')}</p>}
    </div>
  )
}
