import { Button, Stack } from '@mantine/core'
import { changePassword } from '@probant/contract/users'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { NewPasswordField } from '#web/components/form/new-password-field.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { CURRENT_PASSWORD_REFUSALS } from '../current-password-refusals.ts'
import { useChangePassword } from '../mutations.ts'

/** Those who only ever signed in with Google have no current password to give. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('users')
  const change = useChangePassword()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: changePassword.schema.body,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    fieldOfCode: CURRENT_PASSWORD_REFUSALS,
  })
  const send = onSubmit(async (values) => {
    await change.mutateAsync(values)
    form.reset()
    toast.success(t('password.saved'))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {hasPassword && (
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        <NewPasswordField
          {...form.getInputProps('password')}
          label={t('password.new')}
          password={form.values.password}
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          label={t('password.confirm')}
          autoComplete="new-password"
        />
        <FormAlert>{alert}</FormAlert>
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t(hasPassword ? 'password.submit' : 'password.submitFirst')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
