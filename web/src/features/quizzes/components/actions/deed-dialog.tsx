import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import type { DeedQuiz, QuizDeed } from './quiz-deed.ts'

interface DeedDialogProps {
  quiz: DeedQuiz
  deed: QuizDeed
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Names the quiz, and says what becomes of it. */
export function DeedDialog({ quiz, deed, ...dialog }: DeedDialogProps) {
  const { t } = useTranslation('quizzes')
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`deeds.${deed}.title`, { title: quiz.title })}
      confirm={t(`deeds.${deed}.confirm`)}
      isDangerous={deed !== 'deactivate'}
    >
      {sentence()}
    </ConfirmDialog>
  )

  function sentence(): string {
    if (deed === 'delete') return t('deeds.delete.sentence', { count: quiz.questionCount })
    if (deed === 'end' && quiz.phase === 'scheduled') return t('deeds.end.sentenceScheduled')
    if (deed === 'deactivate' && quiz.participantCount > 0)
      return t('deeds.deactivate.sentenceInvited', { count: quiz.participantCount })
    return t(`deeds.${deed}.sentence`)
  }
}
