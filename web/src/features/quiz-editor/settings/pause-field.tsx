import { Group, Select } from '@mantine/core'
import { ATTEMPT_PAUSE_MINUTES_MAX } from '@probant/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WholeNumber } from './whole-number.tsx'

const MINUTES = { minutes: 1, hours: 60, days: 1440 } as const
type Unit = keyof typeof MINUTES
const UNITS = ['minutes', 'hours', 'days'] as const satisfies readonly Unit[]

interface PauseFieldProps {
  minutes: number
  onChange: (minutes: number) => void
  disabled: boolean
}

/** How long somebody waits before another attempt, in what people count it in. */
export function PauseField({ minutes, onChange, disabled }: PauseFieldProps) {
  const { t } = useTranslation('quiz')
  // It stays while somebody types: 24 hours are not to become a day under their fingers.
  const [chosen, setChosen] = useState(() => largestUnitOf(minutes))
  const unit = minutes % MINUTES[chosen] === 0 ? chosen : largestUnitOf(minutes)
  const most = Math.floor(ATTEMPT_PAUSE_MINUTES_MAX / MINUTES[unit])
  const count = minutes / MINUTES[unit]
  const choose = (next: Unit) => {
    setChosen(next)
    onChange(Math.min(ATTEMPT_PAUSE_MINUTES_MAX, count * MINUTES[next]))
  }
  return (
    <Group gap="xs" align="flex-end">
      <WholeNumber
        label={t('form.settings.attempts.pause')}
        description={t('form.settings.attempts.pauseHint')}
        value={count}
        onChange={(typed) => onChange(typed * MINUTES[unit])}
        min={0}
        max={most}
        disabled={disabled}
      />
      <Select
        aria-label={t('form.settings.attempts.pauseUnit')}
        data={UNITS.map((value) => ({ value, label: t(`form.settings.attempts.pauseUnits.${value}`) }))}
        value={unit}
        onChange={(next) => next && choose(next as Unit)}
        allowDeselect={false}
        w={130}
        disabled={disabled}
      />
    </Group>
  )
}

/** In which it is a whole number. */
function largestUnitOf(minutes: number): Unit {
  if (minutes === 0) return 'hours'
  return UNITS.findLast((unit) => minutes % MINUTES[unit] === 0) ?? 'minutes'
}
