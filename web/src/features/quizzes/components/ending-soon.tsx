import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './ending-soon.module.css'

/** A stroke of highlighter over the last hour of an open quiz; nothing before. */
export function EndingSoon({ quiz }: { quiz: Pick<QuizSummary, 'phase' | 'endsAt'> }) {
  const { t } = useTranslation('quizzes')
  const count = minutesLeftSoon(quiz, useNow())
  if (count === undefined) return null
  return (
    <span className={classes.words}>
      <Highlighted>{count > 0 ? t('ending.soon', { count }) : t('ending.now')}</Highlighted>
    </span>
  )
}
