import { TextInput } from '@mantine/core'
import { deleteAccount, type User } from '@probant/contract/users'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletionForm } from '#web/components/form/deletion-form.tsx'
import { OwnerProof, useOwnerForm } from '#web/components/form/owner-form.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { toast } from '#web/lib/toast.ts'
import { useDeleteAccount } from '../mutations.ts'

const LOSSES = ['account', 'content', 'running', 'sessions'] as const
const LOSSES_OF_ADMINISTRATOR = [...LOSSES, 'administration'] as const

interface AccountDeletionFormProps {
  user: User
  signInAgain: ReactNode
  onCancel: () => void
}

export function AccountDeletionForm({ user, signInAgain, onCancel }: AccountDeletionFormProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const deletion = useDeleteAccount()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm(user, {
    schema: deleteAccount.schema.body,
    initialValues: { email: '', currentPassword: '' },
  })
  const send = onSubmit(async (values) => {
    if (values.email.trim().toLowerCase() !== user.email) {
      form.setFieldError('email', t('deletion.emailMismatch'))
      form.getInputNode('email')?.focus()
      return
    }
    await deletion.mutateAsync(values)
    toast.success(t('deletion.deleted'))
    // Within the application, where it is said; the home page is none of its own.
    await navigate({ to: '/login' })
  })
  return (
    <DeletionForm
      lost={t('deletion.lost')}
      losses={(user.isAdmin ? LOSSES_OF_ADMINISTRATOR : LOSSES).map((loss) => t(`deletion.losses.${loss}`))}
      kept={t('deletion.kept')}
      submit={t('deletion.submit')}
      isSending={isSending}
      onSubmit={send}
      onCancel={onCancel}
    >
      <OwnerProof {...proof} signInAgain={signInAgain} />
      <TextInput
        {...form.getInputProps('email')}
        label={t('deletion.email')}
        data-autofocus
        autoComplete="off"
      />
      {user.hasPassword && (
        <PasswordField
          {...form.getInputProps('currentPassword')}
          label={t('deletion.password')}
          autoComplete="current-password"
        />
      )}
    </DeletionForm>
  )
}
