import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CreateOrganizationForm } from './create-organization-form.tsx'

interface CreateOrganizationDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function CreateOrganizationDialog({ isOpen, onClose }: CreateOrganizationDialogProps) {
  const { t } = useTranslation(['workspaces', 'common'])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('create.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <CreateOrganizationForm onDone={onClose} />
    </Modal>
  )
}
