import { useTranslation } from 'react-i18next'

/** How long each participant has: "45 min", "1 h 30 min", or no limit but the end. */
export function useDurationWords(): (minutes: number) => string {
  const { t } = useTranslation('quizzes')
  return (minutes) => {
    const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
    if (minutes === 0) return t('duration.none')
    if (values.hours === 0) return t('duration.minutes', values)
    return values.minutes === 0 ? t('duration.hours', values) : t('duration.both', values)
  }
}
