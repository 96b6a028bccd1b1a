import { Button, Group, Stack, TextInput } from '@mantine/core'
import { deleteAccount, type User } from '@probant/contract/users'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { CURRENT_PASSWORD_REFUSALS } from '../current-password-refusals.ts'
import { useDeleteAccount } from '../mutations.ts'
import classes from './account-deletion-form.module.css'

const LOSSES = ['account', 'content', 'sessions'] as const

export function AccountDeletionForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation(['users', 'common'])
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
    <form onSubmit={send} noValidate>
      <Stack>
        <div>
          {t('deletion.lost')}
          <ul className={classes.losses}>
            {LOSSES.map((loss) => (
              <li key={loss}>{t(`deletion.losses.${loss}`)}</li>
            ))}
          </ul>
          <p className={classes.kept}>{t('deletion.kept')}</p>
        </div>
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
        <FormAlert>{alert}</FormAlert>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isSending}>
            {t('deletion.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
