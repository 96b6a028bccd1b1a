import { Button, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconEye, IconHourglassLow, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { clockWords, useSecondsLeft } from '#web/lib/clock.ts'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'
import { PhaseBadge } from '../components/quiz-summary.tsx'
import { WindowLines } from '../components/schedule.tsx'
import classes from './view-header.module.css'

interface ViewHeaderProps {
  quiz: Quiz
  onPreview: () => void
  /** The one thing to do now, and the menu of the rest. */
  children: ReactNode
}

export function ViewHeader({ quiz, onPreview, children }: ViewHeaderProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} lang={quiz.language}>
          {quiz.title}
        </Title>
        <div className={classes.meta}>
          <PhaseBadge phase={quiz.phase} />
          <WindowLines quiz={quiz} />
        </div>
      </div>
      <div className={classes.actions}>
        {/* Without a question there is nothing to look at, nor to print. */}
        {quiz.questionCount > 0 && (
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
              onClick={onPreview}
            >
              {t('actions.preview')}
            </Button>
            <ButtonLink
              variant="default"
              to="/dashboard/view/$quizId/print"
              params={{ quizId: quiz.id }}
              leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('actions.print')}
            </ButtonLink>
          </>
        )}
        {children}
      </div>
    </header>
  )
}

/** The last hour of an open quiz; nothing before. */
export function EndingStrip({ quiz }: { quiz: Pick<Quiz, 'phase' | 'endsAt'> }) {
  const isSoon = minutesLeftSoon(quiz, useNow()) !== undefined
  return isSoon && quiz.endsAt ? <Countdown endsAt={quiz.endsAt} /> : null
}

/** It ticks for the eye only: nobody wants to hear every second. */
function Countdown({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('quiz-view')
  const seconds = useSecondsLeft(endsAt)
  const time = (words: string) => (
    <time dateTime={`PT${seconds}S`} className={classes.time}>
      {words}
    </time>
  )
  return (
    <div className={classes.strip} role="note">
      <IconHourglassLow size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.stripWords}>
        {seconds === 0 ? (
          t('endingSoon.over')
        ) : (
          <Tagged sentence={t('endingSoon.left', { time: clockWords(seconds) })} parts={{ time }} />
        )}
      </p>
      {seconds > 0 && <p className={classes.stripHint}>{t('endingSoon.hint')}</p>}
    </div>
  )
}
