import { ActionIcon, Tooltip } from '@mantine/core'
import type { InvitedQuiz } from '@probant/contract/participants/invited-quizzes'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Line } from '#web/components/data-table/lines.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { type CalendarQuiz, useCalendar } from '../use-calendar.ts'
import { useMinutesWords } from '../use-minutes-words.ts'
import classes from './invited-quizzes.module.css'

/** Who asks what, and when, by the reader's own clock. */
export function InvitedQuizLine({ quiz }: { quiz: InvitedQuiz }) {
  const { t } = useTranslation('participation')
  const minutesWords = useMinutesWords()
  const when = useWhen(quiz)
  const { quizId, title, language, phase, creatorName: name, durationMinutes } = quiz
  return (
    <Line actions={phase === 'upcoming' && <CalendarIcon quizId={quizId} title={title} />}>
      <AnchorLink to="/quiz/$quizId" params={{ quizId }} className={classes.title}>
        <span lang={language}>{title}</span>
      </AnchorLink>
      {when && (
        <div className={classes.when} data-phase={phase}>
          {when}
        </div>
      )}
      <div className={classes.detail}>
        {durationMinutes > 0
          ? t('invited.byWithTime', { name, time: minutesWords(durationMinutes) })
          : t('invited.by', { name })}
      </div>
    </Line>
  )
}

function useWhen({ phase, startsAt, endsAt, completedAt, finishedAt }: InvitedQuiz): string | undefined {
  const { t } = useTranslation('participation')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  if (phase === 'upcoming') return startsAt ? t('invited.opens', { when: moment(startsAt) }) : undefined
  if (phase === 'open') return endsAt ? t('invited.until', { when: moment(endsAt) }) : undefined
  if (finishedAt) return t('invited.handedIn', { when: moment(finishedAt) })
  const over = completedAt ?? endsAt
  return over ? t('invited.ended', { when: moment(over) }) : undefined
}

/** For a list, where there is one for each; apart from the button, which does without the weight of a tooltip. */
function CalendarIcon(quiz: CalendarQuiz) {
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
