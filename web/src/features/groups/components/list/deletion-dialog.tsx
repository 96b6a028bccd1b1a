import type { GroupSummary } from '@probant/contract/groups'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useDeleteGroup } from '../../mutations.ts'

interface DeletionDialogProps {
  group: GroupSummary
  isOpen: boolean
  onClose: () => void
  /** It is deleted, or was before. */
  onDone: () => void
}

/** Names the group, and says what is lost and what is not. */
export function DeletionDialog({ group, isOpen, onClose, onDone }: DeletionDialogProps) {
  const { t } = useTranslation(['groups', 'messages'])
  const locale = useLocale()
  const deletion = useDeleteGroup()
  const { name, memberCount: count } = group
  const confirm = async () => {
    onDone()
    // Awaited here, not told by the mutation: the row may be gone by then, and would say nothing.
    await deletion.mutateAsync(group).then(
      () => toast.success(t('deletion.deleted', { name })),
      (error: unknown) => toastFailure(error, t('messages:operationFailed')),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('deletion.title', { name })}
      confirm={t('deletion.confirm')}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
    >
      {t('deletion.sentence', { count, formatted: formatNumber(locale, count) })}
    </ConfirmDialog>
  )
}
