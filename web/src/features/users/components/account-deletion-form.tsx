import { TextInput } from '@mantine/core'
import { deleteAccount, type User } from '@probant/contract/users'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { DeletionForm } from '#web/components/form/deletion-form.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { CURRENT_PASSWORD_REFUSALS } from '../current-password-refusals.ts'
import { useDeleteAccount } from '../mutations.ts'

const LOSSES = ['account', 'content', 'sessions'] as const

export function AccountDeletionForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const deletion = useDeleteAccount()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: deleteAccount.schema.body,
    initialValues: { email: '', currentPassword: '' },
    fieldOfCode: CURRENT_PASSWORD_REFUSALS,
  })
  const send = onSubmit(async (values) => {
    if (values.email.trim().toLowerCase() !== user.email) {
      form.setFieldError('email', t('deletion.emailMismatch'))
      form.getInputNode('email')?.focus()
      return
    }
    await deletion.mutateAsync(values)
    toast.success(t('deletion.deleted'))
    await navigate({ to: '/' })
  })
  return (
    <DeletionForm
      lost={t('deletion.lost')}
      losses={LOSSES.map((loss) => t(`deletion.losses.${loss}`))}
      kept={t('deletion.kept')}
      alert={alert}
      submit={t('deletion.submit')}
      isSending={isSending}
      onSubmit={send}
      onCancel={onCancel}
    >
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
