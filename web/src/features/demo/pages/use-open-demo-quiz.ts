import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useNavigate } from '@tanstack/react-router'

/** A quiz that was made in the demo, in the demo's form. */
export function useOpenDemoQuiz() {
  const navigate = useNavigate()
  return ({ id }: Pick<Quiz, 'id'>) =>
    void navigate({ to: '/demo/create-quiz/quiz-form', search: { quiz: id } })
}
