import { Button } from '@mantine/core'
import { ofCity } from '@probant/contract/time-zone-cities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeZoneSelect } from '#web/components/form/time-zone-select.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { offsetName } from '#web/lib/time-zones.ts'
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
      <TimeZoneSelect
        timeZone={timeZone}
        description={t('settings.when.zoneHint')}
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
