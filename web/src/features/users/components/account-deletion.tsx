import type { User } from '@probant/contract/users'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletionButton } from '#web/components/form/deletion-button.tsx'
import { AccountDeletionForm } from './account-deletion-form.tsx'

export function AccountDeletion({ user, signInAgain }: { user: User; signInAgain: ReactNode }) {
  const { t } = useTranslation('users')
  return (
    <DeletionButton label={t('deletion.open')} title={t('deletion.dialogTitle', { email: user.email })}>
      {(close) => <AccountDeletionForm user={user} signInAgain={signInAgain} onCancel={close} />}
    </DeletionButton>
  )
}
