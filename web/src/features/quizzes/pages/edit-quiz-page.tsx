import { documentOf } from '../document-edits.ts'
import { LoadedQuiz } from './loaded-quiz.tsx'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'

interface EditQuizPageProps extends Pick<QuizFormProps, 'paths' | 'onCreated'> {
  quizId: string
}

export function EditQuizPage({ quizId, ...props }: EditQuizPageProps) {
  return (
    <LoadedQuiz quizId={quizId}>
      {(quiz) => <QuizForm {...props} fresh={documentOf(quiz)} quiz={quiz} slot={quizId} />}
    </LoadedQuiz>
  )
}
