import { Button, Stack } from '@mantine/core'
import { resetPassword, type SignInAnswer } from '@probant/contract/auth'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { NewPasswordField, PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useResetPassword } from '../mutations.ts'
import { isSpentLink } from '../spent-link.ts'

interface NewPasswordFormProps {
  /** From a mailed link: a forgotten password's, or an address's to be confirmed. */
  token: string
  onSaved: (answer: SignInAnswer) => Promise<void>
}

export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation('auth')
  const reset = useResetPassword()
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: resetPassword.schema.body,
    initialValues: { password: '', confirmPassword: '' },
    filled: { token },
  })
  const send = onSubmit(async (values) => {
    await onSaved(await reset.mutateAsync({ ...values, token }))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <NewPasswordField
          {...form.getInputProps('password')}
          label={t('fields.newPassword')}
          password={form.values.password}
          size="md"
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          size="md"
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('reset.submit')}
        </Button>
        {isSpentLink(reset.error) && (
          <ButtonLink to="/forgot-password" size="md" variant="default">
            {t('reset.newLink')}
          </ButtonLink>
        )}
      </Stack>
    </form>
  )
}
