import { NumberInput, Text } from '@mantine/core'
import { DURATION_MINUTES_MAX } from '@probant/contract/limits'
import { durationSchema } from '@probant/contract/quizzes/form'
import { isWindowShort } from '@probant/contract/quizzes/readiness'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Warning } from '#web/components/form/warning.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import type { SettingsProps } from './settings-panel.tsx'
import { useWindowSentence } from './settings-words.ts'
import { EndField, StartField, ZoneField } from './window-fields.tsx'

/** From when to when, by which clocks, and how long each participant has within. */
export function WhenSettings(props: SettingsProps) {
  const { t } = useTranslation('quiz')
  const { document } = props
  const sentence = useWindowSentence(document)
  const durationMinutes = document.durationMinutes || 0
  return (
    <>
      <StartField {...props} />
      <EndField {...props} />
      <ZoneField {...props} />
      {/* The whole of it once more, in words: that is what one checks. */}
      <Text
        className="filled"
        py={10}
        px={14}
        bdrs="md"
        bg="var(--highlight-wash)"
        size="xs"
        lh={1.5}
        role="status"
      >
        {sentence}
      </Text>
      <DurationField {...props} />
      {isWindowShort({ ...document, durationMinutes }) && (
        <Warning>{t('form.settings.when.windowShort')}</Warning>
      )}
    </>
  )
}

/** In minutes; below it in words, as 0 says more than it seems to. */
function DurationField({ document, onChange, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const [isInside, setIsInside] = useState(false)
  const { durationMinutes: minutes } = document

  const wrong = durationSchema.safeParse(minutes === '' ? undefined : minutes).error?.issues[0]?.message
  const words = () => {
    if (wrong || minutes === '') return undefined
    if (minutes === 0) return t('form.settings.when.durationNone')
    return t('form.settings.when.durationSome', { length: lengthWords(locale, minutes) })
  }
  const error = wrong ? fieldSentence(locale, wrong) : fieldErrors.durationMinutes
  return (
    <NumberInput
      data-path="durationMinutes"
      label={t('form.settings.when.duration')}
      description={words()}
      value={minutes}
      onChange={(typed) => onChange({ durationMinutes: typeof typed === 'number' ? typed : '' })}
      onFocus={() => setIsInside(true)}
      onBlur={() => setIsInside(false)}
      error={isInside ? undefined : error}
      suffix={t('form.settings.when.durationUnit')}
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
