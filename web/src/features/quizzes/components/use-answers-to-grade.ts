import type { Grading } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { kindOf } from '@probant/kinds'
import { useQuery } from '@tanstack/react-query'
import { quizGradingQuery } from '../queries.ts'

/** How many answers wait for a grade; asked only where there are such questions, and of whoever may know. */
export function useAnswersToGrade({ id, status, can, sections }: Quiz): number {
  const asksOpenly = sections.some(({ questions }) => questions.some((question) => kindOf(question).byPerson))
  const isTheirs = status !== 'draft' && can.manageParticipants
  const { data } = useQuery({ ...quizGradingQuery(id), enabled: asksOpenly && isTheirs })
  return data ? waitingIn(data) : 0
}

function waitingIn({ questions }: Grading): number {
  return questions.reduce((total, { answerCount, gradedCount }) => total + answerCount - gradedCount, 0)
}
