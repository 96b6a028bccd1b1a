import { useTranslation } from 'react-i18next'

/** "45 min", "1 h 30 min". */
export function useMinutesWords(): (minutes: number) => string {
  const { t } = useTranslation('participation')
  return (total) => {
    const values = { hours: Math.floor(total / 60), minutes: total % 60 }
    if (values.hours === 0) return t('minutes.minutes', values)
    return values.minutes === 0 ? t('minutes.hours', values) : t('minutes.both', values)
  }
}
