import { isWindowShort } from '@probant/contract/quizzes/readiness'
import { useTranslation } from 'react-i18next'
import { DurationField } from './duration-field.tsx'
import { EndField } from './end-field.tsx'
import classes from './settings-panel.module.css'
import type { SettingsProps } from './settings-panel.tsx'
import { StartField } from './start-field.tsx'
import { useWindowSentence } from './use-window-sentence.ts'
import { Warning } from './warning.tsx'
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
