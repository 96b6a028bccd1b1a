import type { User } from '@probant/contract/users'
import { useTranslation } from 'react-i18next'
import { DeletionButton } from '#web/components/form/deletion-button.tsx'
import { AccountDeletionForm } from './account-deletion-form.tsx'

export function AccountDeletion({ user }: { user: User }) {
  const { t } = useTranslation('users')
  return (
    <DeletionButton label={t('deletion.open')} title={t('deletion.dialogTitle', { email: user.email })}>
      {(close) => <AccountDeletionForm user={user} onCancel={close} />}
    </DeletionButton>
  )
}
