import { Button, Stack } from '@mantine/core'
import { changePassword, type User } from '@probant/contract/users'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { NewPasswordField } from '#web/components/form/new-password-field.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useChangePassword } from '../mutations.ts'
import { useOwnerForm } from '../use-owner-form.ts'
import { OwnerProof } from './owner-proof.tsx'

/** Those who only ever signed in with Google have no current password to give. */
export function PasswordForm({ user, signInAgain }: { user: User; signInAgain: ReactNode }) {
  const { hasPassword } = user
  const { t } = useTranslation('users')
  const change = useChangePassword()
  const { form, onSubmit, isSending, ...proof } = useOwnerForm(user, {
    schema: changePassword.schema.body,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
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
        <OwnerProof {...proof} signInAgain={signInAgain} />
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t(hasPassword ? 'password.submit' : 'password.submitFirst')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
