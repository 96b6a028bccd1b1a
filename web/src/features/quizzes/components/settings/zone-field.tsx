import { Button, Select } from '@mantine/core'
import { ofCity } from '@probant/contract/time-zone-cities'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { isFound, offsetName, timeZoneChoices } from '#web/lib/time-zones.ts'
import { useNow } from '#web/lib/use-now.ts'
import { inOtherZone } from './other-zone.ts'
import type { SettingsProps } from './settings-panel.tsx'
import classes from './zone-field.module.css'

/** By whose clocks start and end are meant; hardly anyone changes it, so it is a sentence first. */
export function ZoneField({ document, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const now = useNow()
  const [step, setStep] = useState<'told' | 'chosen' | 'changing'>('told')
  const timeZone = knownZone(document.timeZone)

  if (step === 'changing') {
    return (
      <ZoneSelect
        timeZone={timeZone}
        onChoose={(chosen) => {
          onChange(inOtherZone({ ...document, timeZone }, chosen))
          setStep('chosen')
        }}
        onLeave={() => setStep('told')}
      />
    )
  }
  const { startsAt, endsAt } = document
  const offset = offsetName(startsAt ?? endsAt ?? now, timeZone)
  const later = offsetName(endsAt ?? startsAt ?? now, timeZone)
  const values = { city: ofCity(locale, timeZone), offset, later }
  return (
    <div className={classes.line}>
      <span>{t(offset === later ? 'settings.when.zoneName' : 'settings.when.zoneNameChanging', values)}</span>
      {!isReadOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('settings.when.zoneChangeLabel')}
          autoFocus={step === 'chosen'}
          onClick={() => setStep('changing')}
        >
          {t('settings.when.zoneChange')}
        </Button>
      )}
    </div>
  )
}

interface ZoneSelectProps {
  timeZone: string
  onChoose: (timeZone: string) => void
  onLeave: () => void
}

function ZoneSelect({ timeZone, onChoose, onLeave }: ZoneSelectProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const choices = useMemo(() => {
    const all = timeZoneChoices(locale, new Date(), timeZone)
    return new Map(all.map((choice) => [choice.timeZone, choice]))
  }, [locale, timeZone])
  return (
    <Select
      label={t('settings.when.zone')}
      description={t('settings.when.zoneHint')}
      placeholder={t('settings.when.zonePlaceholder')}
      autoFocus
      defaultDropdownOpened
      selectFirstOptionOnChange
      searchable
      value={null}
      onChange={(chosen) => chosen && onChoose(chosen)}
      onBlur={onLeave}
      data={[...choices.values()].map(({ timeZone: value, city, offset }) => ({
        value,
        label: `${city} (${offset})`,
      }))}
      limit={60}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => {
            const choice = 'value' in option ? choices.get(option.value) : undefined
            return choice !== undefined && isFound(choice, search)
          })
          .slice(0, limit)
      }
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span>{choices.get(option.value)?.city}</span>
          <span className={classes.offset}>{choices.get(option.value)?.offset}</span>
          <span className={classes.name}>{choices.get(option.value)?.name}</span>
        </span>
      )}
      nothingFoundMessage={t('settings.when.zoneNone')}
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
