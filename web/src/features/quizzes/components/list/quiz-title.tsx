import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { Link } from '@tanstack/react-router'
import classes from './quiz-title.module.css'

/** The way into a quiz: an own draft is written on, everything else is looked at. */
export function QuizTitle({ quiz }: { quiz: QuizSummary }) {
  const isToBeWritten = quiz.status === 'draft' && quiz.can.edit
  return (
    <Link
      to={isToBeWritten ? '/dashboard/edit/$quizId' : '/dashboard/view/$quizId'}
      params={{ quizId: quiz.id }}
      className={classes.title}
      lang={quiz.language}
    >
      {quiz.title}
    </Link>
  )
}
