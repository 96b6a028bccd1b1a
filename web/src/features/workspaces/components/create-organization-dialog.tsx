import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/lib/session.ts'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { UnverifiedFounder } from './unverified-founder.tsx'

interface CreateOrganizationDialogProps {
  isOpen: boolean
  onClose: () => void
  /** How an address is confirmed, as the feature of accounts shows it. */
  verification: ReactNode
}

/** Whoever would be refused for an unproven address hears of it before filling in anything. */
export function CreateOrganizationDialog({ isOpen, onClose, verification }: CreateOrganizationDialogProps) {
  const { t } = useTranslation(['workspaces', 'common'])
  const { isEmailVerified } = useUser()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('create.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {isEmailVerified ? (
        <CreateOrganizationForm onDone={onClose} />
      ) : (
        <UnverifiedFounder verification={verification} onClose={onClose} />
      )}
    </Modal>
  )
}
