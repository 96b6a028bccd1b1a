import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { useDeleteQuestion } from '../../mutations.ts'

interface DeletionDialogProps {
  question: Question
  isOpen: boolean
  onClose: () => void
}

export function DeletionDialog({ question, isOpen, onClose }: DeletionDialogProps) {
  const { t } = useTranslation(['questions', 'messages'])
  const deletion = useDeleteQuestion()
  const confirm = async () => {
    // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
    await deletion.mutateAsync(question).then(
      () => toast.success(t('deletion.deleted')),
      (error: unknown) => toastFailure(error, t('messages:operationFailed')),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('deletion.title')}
      confirm={t('deletion.confirm')}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
    >
      {t('deletion.sentence', { title: shortTitle(question.title) })}
    </ConfirmDialog>
  )
}
