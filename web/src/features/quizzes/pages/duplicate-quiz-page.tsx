import { useTranslation } from 'react-i18next'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { duplicateOf } from '../document-edits.ts'
import { LoadedQuiz } from './loaded-quiz.tsx'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'

interface DuplicateQuizPageProps extends Pick<QuizFormProps, 'paths' | 'onCreated'> {
  quizId: string
}

export function DuplicateQuizPage({ quizId, ...props }: DuplicateQuizPageProps) {
  const { t } = useTranslation('quiz-form')
  const workspace = useWorkspaceRef()
  return (
    <LoadedQuiz quizId={quizId}>
      {(quiz) => (
        <QuizForm
          {...props}
          isCopy
          fresh={duplicateOf(quiz, t('copyOf', { title: quiz.title }))}
          slot={`${workspace}:copy-${quizId}`}
        />
      )}
    </LoadedQuiz>
  )
}
