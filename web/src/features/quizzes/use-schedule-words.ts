import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { begunPhrase } from './begun-phrase.ts'
import { type Schedule, scheduleWords } from './quiz-schedule-words.ts'

/** When a quiz is open, as a phrase that stands for itself: "Tomorrow, 09:00–18:00 (Central European Time)". */
export function useScheduleWords(): (schedule: Schedule, timeZone?: string) => string {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const now = useNow()
  return (schedule, timeZone = readerZone()) => {
    const words = scheduleWords(schedule, { locale, now, timeZone })
    const phrase = begunPhrase(t(`schedule.${words.sentence}`, { ...words }), locale)
    return words.zone ? t('schedule.inZone', { phrase, zone: words.zone }) : phrase
  }
}
