import { Button } from '@mantine/core'
import type { GradedQuestion } from '@probant/contract/grading/grading'
import { useTranslation } from 'react-i18next'
import { AT_ONCE } from '../queries.ts'
import classes from './pile-steps.module.css'

interface PileStepsProps {
  place: number
  count: number
  onMove: (step: -1 | 1) => void
}

/** Where one is in the pile, one answer back or forth. */
export function PileSteps({ place, count, onMove }: PileStepsProps) {
  const { t } = useTranslation('grading')
  return (
    <div className={classes.steps}>
      <Button size="compact-sm" variant="default" disabled={place === 0} onClick={() => onMove(-1)}>
        {t('desk.previous')}
      </Button>
      <span>{t('desk.place', { place: place + 1, count })}</span>
      <Button size="compact-sm" variant="default" disabled={place === count - 1} onClick={() => onMove(1)}>
        {t('desk.next')}
      </Button>
    </div>
  )
}

interface PileDoneProps {
  question: GradedQuestion
  waiting: number
  onNextPile: () => void
}

/** All that lie on the desk are graded; others may wait. */
export function PileDone({ question, waiting, onNextPile }: PileDoneProps) {
  const { t } = useTranslation('grading')
  return (
    <div className={classes.done} role="status">
      <span>
        {waiting > 0 ? t('desk.more', { count: waiting }) : t('desk.done', { number: question.number })}
      </span>
      {waiting > 0 && (
        <Button size="compact-sm" onClick={onNextPile}>
          {t('desk.nextPile', { count: Math.min(waiting, AT_ONCE) })}
        </Button>
      )}
    </div>
  )
}
