import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface DeskStepsProps {
  place: number
  count: number
  isReading: boolean
  onMove: (step: -1 | 1) => void
}

/** One answer back or forth, and how far one is. */
export function DeskSteps({ place, count, isReading, onMove }: DeskStepsProps) {
  const { t } = useTranslation('results')
  return (
    <Group className="tabular" gap="sm" c="dimmed" fz="xs">
      <Button size="compact-sm" variant="default" disabled={place === 0} onClick={() => onMove(-1)}>
        {t('grading.desk.previous')}
      </Button>
      <span>{t('grading.desk.place', { place: place + 1, count })}</span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={place === count - 1}
        loading={isReading}
        onClick={() => onMove(1)}
      >
        {t('grading.desk.next')}
      </Button>
    </Group>
  )
}
