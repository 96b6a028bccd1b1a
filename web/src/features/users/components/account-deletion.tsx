import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { User } from '@probant/contract/users'
import { useTranslation } from 'react-i18next'
import { AccountDeletionForm } from './account-deletion-form.tsx'

export function AccountDeletion({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common'])
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="outline" color="red" onClick={dialog.open}>
        {t('deletion.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('deletion.dialogTitle', { email: user.email })}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <AccountDeletionForm user={user} onCancel={dialog.close} />
      </Modal>
    </>
  )
}
