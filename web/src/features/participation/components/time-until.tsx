import { useTranslation } from 'react-i18next'
import { clockFace, countdownOf } from '../countdown.ts'

/** Days and hours while it is far, a clock in the last hour. */
export function TimeUntil({ seconds }: { seconds: number }) {
  const { t } = useTranslation('participation')
  const left = countdownOf(seconds)
  const { days, hours, minutes, isLastHour } = left
  const parts = [
    days > 0 && t('lobby.countdown.days', { count: days }),
    (days > 0 || hours > 0) && t('lobby.countdown.hours', { count: hours }),
    // A week before nobody counts minutes.
    days < 7 && t('lobby.countdown.minutes', { count: minutes }),
  ]
  return (
    <time dateTime={`PT${seconds}S`}>{isLastHour ? clockFace(left) : parts.filter(Boolean).join(' ')}</time>
  )
}
