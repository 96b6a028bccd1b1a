import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useScheduleWords } from '../../use-schedule-words.ts'
import classes from './quiz-row.module.css'

/** When it is open; its last hour is marked. */
export function QuizWindow({ quiz }: { quiz: QuizSummary }) {
  const wordsFor = useScheduleWords()
  return (
    <>
      <span className={classes.window}>{wordsFor(quiz)}</span>
      <EndingSoon quiz={quiz} />
    </>
  )
}

/** A stroke of highlighter over the last hour of an open quiz; nothing before. */
function EndingSoon({ quiz }: { quiz: Pick<QuizSummary, 'phase' | 'endsAt'> }) {
  const { t } = useTranslation('quizzes')
  const count = minutesLeftSoon(quiz, useNow())
  if (count === undefined) return null
  return (
    <span className={classes.words}>
      <Highlighted>{count > 0 ? t('ending.soon', { count }) : t('ending.now')}</Highlighted>
    </span>
  )
}
