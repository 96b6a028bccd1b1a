import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type CalendarQuiz, useCalendar } from '../use-calendar.ts'

export function CalendarButton(quiz: CalendarQuiz) {
  const { t } = useTranslation('participation')
  const { save, isPending } = useCalendar(quiz)
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}
      loading={isPending}
      onClick={save}
    >
      {t('lobby.calendar')}
    </Button>
  )
}
