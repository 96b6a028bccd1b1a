import { fieldSentence } from '@probant/contract/sentences'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './settings-panel.module.css'
import type { SettingsProps } from './settings-panel.tsx'
import { WallTimeField } from './wall-time-field.tsx'
import { momentWords } from './window-words.ts'

const USUAL_TIME = '18:00'

export function EndField({ document, onChange, obstacles, fieldErrors, isReadOnly }: SettingsProps) {
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
