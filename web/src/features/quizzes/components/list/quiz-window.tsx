import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useScheduleWords } from '../../use-schedule-words.ts'
import { EndingSoon } from '../ending-soon.tsx'
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
