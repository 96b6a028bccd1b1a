import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './desk.module.css'

interface DeskStepsProps {
  place: number
  count: number
  isReading: boolean
  onMove: (step: -1 | 1) => void
}

/** One answer back or forth, and how far one is. */
export function DeskSteps({ place, count, isReading, onMove }: DeskStepsProps) {
  const { t } = useTranslation('grading')
  return (
    <div className={classes.steps}>
      <Button size="compact-sm" variant="default" disabled={place === 0} onClick={() => onMove(-1)}>
        {t('desk.previous')}
      </Button>
      <span>{t('desk.place', { place: place + 1, count })}</span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={place === count - 1}
        loading={isReading}
        onClick={() => onMove(1)}
      >
        {t('desk.next')}
      </Button>
    </div>
  )
}
