import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './quiz-people.module.css'

/** How many of those who are invited have begun, in words and as a stroke of ink. */
export function QuizPeople({ quiz }: { quiz: QuizSummary }) {
  const words = usePeopleWords(quiz)
  const { phase, participantCount: count, submissionCount: begun } = quiz
  const hasStroke = count > 0 && (phase === 'open' || phase === 'completed')
  return (
    <span className={classes.people}>
      {words}
      {hasStroke && (
        <span className={classes.line} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (begun / count) * 100)}%` }} />
        </span>
      )}
    </span>
  )
}

function usePeopleWords({ phase, participantCount, submissionCount: count }: QuizSummary): string {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const isOver = phase === 'completed'
  if (participantCount === 0) return t(isOver ? 'people.nobody' : 'people.none')
  if (phase === 'draft' || phase === 'scheduled') return t('people.invited', { count: participantCount })
  const begun = formatNumber(locale, count)
  const values = { count, begun, invited: formatNumber(locale, participantCount) }
  return isOver ? t('people.tookPart', values) : t('people.begun', values)
}
