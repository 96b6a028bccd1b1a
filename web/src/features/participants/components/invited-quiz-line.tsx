import { Badge } from '@mantine/core'
import type { InvitedQuiz } from '@probant/contract/participants'
import { IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './invited-quizzes.module.css'

/** Who asks what, and when, by the reader's own clock. */
export function InvitedQuizLine({ quiz }: { quiz: InvitedQuiz }) {
  const { t } = useTranslation('dashboard')
  const when = useWhen(quiz)
  const { title, language, phase, creatorName, durationMinutes: count } = quiz
  return (
    <li className={classes.line} data-phase={phase}>
      <div className={classes.head}>
        <span className={classes.title} lang={language}>
          {title}
        </span>
        {phase === 'open' && (
          <Badge color="ink" leftSection={<IconPointFilled size={14} aria-hidden="true" />}>
            {t('invited.open')}
          </Badge>
        )}
      </div>
      {when && <div className={classes.when}>{when}</div>}
      <div className={classes.detail}>
        {count > 0
          ? t('invited.byWithTime', { name: creatorName, count })
          : t('invited.by', { name: creatorName })}
      </div>
    </li>
  )
}

function useWhen({ phase, startsAt, endsAt, completedAt, finishedAt }: InvitedQuiz): string | undefined {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  if (phase === 'upcoming') return startsAt ? t('invited.opens', { when: moment(startsAt) }) : undefined
  if (phase === 'open') return endsAt ? t('invited.until', { when: moment(endsAt) }) : undefined
  if (finishedAt) return t('invited.handedIn', { when: moment(finishedAt) })
  const over = completedAt ?? endsAt
  return over ? t('invited.ended', { when: moment(over) }) : undefined
}
