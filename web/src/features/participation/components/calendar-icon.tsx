import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type CalendarQuiz, useCalendar } from '../use-calendar.ts'

/** For a list, where there is one for each; apart from the button, which does without the weight of a tooltip. */
export function CalendarIcon(quiz: CalendarQuiz) {
  const { t } = useTranslation('participation')
  const { save, isPending } = useCalendar(quiz)
  return (
    <Tooltip label={t('lobby.calendar')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        loading={isPending}
        onClick={save}
        aria-label={t('lobby.calendarOf', { title: quiz.title })}
      >
        <IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  )
}
