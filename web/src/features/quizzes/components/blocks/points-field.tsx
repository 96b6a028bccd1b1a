import { POINTS_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import classes from './block-list.module.css'
import { WholeNumberField } from './whole-number-field.tsx'

interface PointsFieldProps {
  label: string
  points: number
  /** An open question is worth its highest score, which is set in the question. */
  isFixed: boolean
  isReadOnly: boolean
  onChange: (points: number) => void
}

export function PointsField({ label, points, isFixed, isReadOnly, onChange }: PointsFieldProps) {
  const { t } = useTranslation('quiz-form')
  if (isFixed || isReadOnly) {
    return (
      <div className={classes.fixedPoints}>
        {t('blocks.pointsCount', { count: points })}
        {isFixed && !isReadOnly && <span className={classes.fixedHint}>{t('blocks.pointsFixed')}</span>}
      </div>
    )
  }
  return (
    <div className={classes.points}>
      <WholeNumberField label={label} value={points} min={1} max={POINTS_MAX} onChange={onChange} />
      <span aria-hidden="true">{t('blocks.pointsUnit', { count: points })}</span>
    </div>
  )
}
