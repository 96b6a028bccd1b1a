import { useTranslation } from 'react-i18next'

/** What the buttons of a calendar are called. */
export function useCalendarLabels() {
  const { t } = useTranslation('quiz-form')
  return {
    previousMonth: t('settings.when.previousMonth'),
    nextMonth: t('settings.when.nextMonth'),
    previousYear: t('settings.when.previousYear'),
    nextYear: t('settings.when.nextYear'),
    previousDecade: t('settings.when.previousDecade'),
    nextDecade: t('settings.when.nextDecade'),
  }
}
