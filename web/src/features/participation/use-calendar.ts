import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useSaveCalendarFile } from './mutations.ts'

export interface CalendarQuiz {
  quizId: string
  title: string
}

/** Saves the window of a quiz as a file that every calendar reads; a failure is said in a toast. */
export function useCalendar(quiz: CalendarQuiz) {
  const { t } = useTranslation('messages')
  const { mutate, isPending } = useSaveCalendarFile()
  const save = () => mutate(quiz, { onError: (error) => toastFailure(error, t('operationFailed')) })
  return { save, isPending }
}
