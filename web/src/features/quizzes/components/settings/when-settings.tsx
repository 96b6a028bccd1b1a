import { NumberInput } from '@mantine/core'
import { DURATION_MINUTES_MAX } from '@probant/contract/limits'
import { durationSchema } from '@probant/contract/quizzes/form'
import { isWindowShort } from '@probant/contract/quizzes/readiness'
import { fieldSentence } from '@probant/contract/sentences'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './settings-panel.module.css'
import type { SettingsProps } from './settings-panel.tsx'
import { StartField } from './start-field.tsx'
import { useWindowSentence } from './use-window-sentence.ts'
import { WallTimeField } from './wall-time-field.tsx'
import { Warning } from './warning.tsx'
import { lengthWords, momentWords } from './window-words.ts'
import { ZoneField } from './zone-field.tsx'

/** From when to when, by which clocks, and how long each participant has within. */
export function WhenSettings(props: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const { document } = props
  const sentence = useWindowSentence(document)
  const durationMinutes = document.durationMinutes || 0
  return (
    <>
      <StartField {...props} />
      <EndField {...props} />
      <ZoneField {...props} />
      <p className={classes.window} role="status">
        {sentence}
      </p>
      <DurationField {...props} />
      {isWindowShort({ ...document, durationMinutes }) && <Warning>{t('settings.when.windowShort')}</Warning>}
    </>
  )
}

const USUAL_TIME = '18:00'

function EndField({ document, onChange, obstacles, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const now = useNow()
  const timeZone = knownZone(document.timeZone)

  const isBeforeStart = obstacles.some(({ kind }) => kind === 'endNotAfterStart')
  const error = isBeforeStart ? fieldSentence(locale, 'endNotAfterStart') : fieldErrors.endsAt
  const warning = () => {
    const obstacle = obstacles.find(({ kind }) => kind === 'overdue' || kind === 'endsTooSoon')
    if (isReadOnly || !obstacle) return undefined
    if (obstacle.kind !== 'endsTooSoon') return t('settings.when.overdue')
    const earliest = momentWords(obstacle.earliestEnd, { locale, timeZone, now })
    return t('settings.when.tooSoon', { earliest: t('settings.when.at', { ...earliest }) })
  }
  return (
    <fieldset className={classes.fieldset} disabled={isReadOnly}>
      <legend className={classes.legend}>{t('settings.when.closes')}</legend>
      <WallTimeField
        name="endsAt"
        value={document.endsAt}
        timeZone={timeZone}
        usualTime={USUAL_TIME}
        isClearable
        onChange={(endsAt) => onChange({ endsAt })}
        error={error}
        warning={warning()}
        isReadOnly={isReadOnly}
      />
    </fieldset>
  )
}

/** In minutes; below it in words, as 0 says more than it seems to. */
function DurationField({ document, onChange, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const [isInside, setIsInside] = useState(false)
  const { durationMinutes: minutes } = document

  const wrong = durationSchema.safeParse(minutes === '' ? undefined : minutes).error?.issues[0]?.message
  const words = () => {
    if (wrong || minutes === '') return undefined
    if (minutes === 0) return t('settings.when.durationNone')
    return t('settings.when.durationSome', { length: lengthWords(locale, minutes) })
  }
  const error = wrong ? fieldSentence(locale, wrong) : fieldErrors.durationMinutes
  return (
    <NumberInput
      data-path="durationMinutes"
      label={t('settings.when.duration')}
      description={words()}
      value={minutes}
      onChange={(typed) => onChange({ durationMinutes: typeof typed === 'number' ? typed : '' })}
      onFocus={() => setIsInside(true)}
      onBlur={() => setIsInside(false)}
      error={isInside ? undefined : error}
      suffix={t('settings.when.durationUnit')}
      min={0}
      max={DURATION_MINUTES_MAX}
      clampBehavior="none"
      step={5}
      allowDecimal={false}
      allowNegative={false}
      readOnly={isReadOnly}
    />
  )
}
