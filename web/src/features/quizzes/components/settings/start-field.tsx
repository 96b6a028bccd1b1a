import { Radio, Stack } from '@mantine/core'
import { fieldSentence } from '@probant/contract/sentences'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'
import classes from './settings-panel.module.css'
import type { SettingsProps } from './settings-panel.tsx'
import { WallTimeField } from './wall-time-field.tsx'

const USUAL_TIME = '09:00'
const DAY_MS = 86_400_000

export function StartField({ document, onChange, fieldErrors, isReadOnly, isPublished }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const now = useNow()
  // A draft may lie until its start is past: only a start that was set now has to be in the future.
  const [isSetNow, setIsSetNow] = useState(false)
  const { startsAt } = document
  const timeZone = knownZone(document.timeZone)

  const set = (instant: string | null) => {
    setIsSetNow(true)
    onChange({ startsAt: instant })
  }
  const tomorrow = () => {
    const day = wallTimeOf(new Date(now.getTime() + DAY_MS), timeZone).slice(0, 10)
    return instantOf(`${day}T${USUAL_TIME}`, timeZone)
  }
  const isPast = isSetNow && startsAt !== null && new Date(startsAt) <= now
  const error = isPast ? fieldSentence(locale, 'startInPast') : fieldErrors.startsAt
  return (
    <fieldset className={classes.fieldset} disabled={isReadOnly}>
      <legend className={classes.legend}>{t('settings.when.opens')}</legend>
      <Radio.Group
        aria-label={t('settings.when.opens')}
        value={startsAt === null ? 'publication' : 'time'}
        onChange={(value) => set(value === 'time' ? tomorrow() : null)}
      >
        <Stack gap={10}>
          <Radio
            value="publication"
            label={t(isPublished ? 'settings.when.atOnce' : 'settings.when.atPublication')}
          />
          <Radio value="time" label={t('settings.when.atTime')} />
        </Stack>
      </Radio.Group>
      {startsAt !== null && (
        <WallTimeField
          name="startsAt"
          value={startsAt}
          timeZone={timeZone}
          usualTime={USUAL_TIME}
          onChange={(instant) => instant && set(instant)}
          error={error}
          isReadOnly={isReadOnly}
        />
      )}
    </fieldset>
  )
}
