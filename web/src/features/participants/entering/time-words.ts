import { useTranslation } from 'react-i18next'

export interface Countdown {
  days: number
  hours: number
  minutes: number
  /** Shown in the last hour only: nobody waits for a second of next week. */
  seconds: number
  isLastHour: boolean
}

export function countdownOf(secondsLeft: number): Countdown {
  const left = Math.max(0, Math.floor(secondsLeft))
  const isLastHour = left < 3600
  // Up to the full minute, until the seconds are there to tell the rest.
  const minutes = isLastHour ? Math.floor(left / 60) : Math.ceil(left / 60)
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    seconds: left % 60,
    isLastHour,
  }
}

/** `4:05` */
export function clockFace({ minutes, seconds }: Pick<Countdown, 'minutes' | 'seconds'>): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}

/** "45 min", "1 h 30 min". */
export function useMinutesWords(): (minutes: number) => string {
  const { t } = useTranslation('entering')
  return (total) => {
    const values = { hours: Math.floor(total / 60), minutes: total % 60 }
    if (values.hours === 0) return t('minutes.minutes', values)
    return values.minutes === 0 ? t('minutes.hours', values) : t('minutes.both', values)
  }
}
