import { useTranslation } from 'react-i18next'
import { duplicateOf } from '../document-edits.ts'
import { LoadedQuiz } from './loaded-quiz.tsx'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'

interface DuplicateQuizPageProps extends Pick<QuizFormProps, 'paths' | 'onCreated'> {
  quizId: string
}

export function DuplicateQuizPage({ quizId, ...props }: DuplicateQuizPageProps) {
  const { t } = useTranslation('quiz-form')
  return (
    <LoadedQuiz quizId={quizId}>
      {(quiz) => (
        <QuizForm
          {...props}
          isCopy
          fresh={duplicateOf(quiz, (title) => t('copyOf', { title }))}
          slot={`${quiz.workspace}:copy-${quizId}`}
        />
      )}
    </LoadedQuiz>
  )
}
