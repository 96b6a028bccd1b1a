import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MemberDialogProps } from '../member-dialog.ts'
import { MemberLimitsForm } from './member-limits-form.tsx'

export function MemberLimitsDialog({ isOpen, onClose, ...of }: MemberDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('limits.title', { name: of.member.username })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <MemberLimitsForm {...of} onDone={onClose} />
    </Modal>
  )
}
