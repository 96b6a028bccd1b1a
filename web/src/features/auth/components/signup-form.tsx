import { Button, Stack, TextInput } from '@mantine/core'
import { signUp } from '@probant/contract/auth'
import { ERRORS } from '@probant/contract/errors'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { NewPasswordField } from '#web/components/form/new-password-field.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useSignUp } from '../mutations.ts'
import { useBotCheck } from '../use-bot-check.ts'

interface SignupFormProps {
  asksForSetupCode: boolean
  onSignedUp: () => Promise<void>
}

export function SignupForm({ asksForSetupCode, onSignedUp }: SignupFormProps) {
  const { t } = useTranslation('auth')
  const signup = useSignUp()
  const botCheck = useBotCheck('signup')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: signUp.schema.body,
    initialValues: { username: '', email: '', password: '', confirmPassword: '', setupCode: '' },
    filled: { botToken: 'to come' },
    fieldOfCode: { [ERRORS.userWithEmailExists.code]: 'email' },
  })
  const send = onSubmit(async ({ setupCode, ...values }) => {
    const botToken = await botCheck.takeToken()
    await signup.mutateAsync({ ...values, botToken, setupCode: setupCode || undefined })
    await onSignedUp()
  })

  return (
    <form onSubmit={send} onFocus={botCheck.prepare} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('username')}
          label={t('fields.username')}
          description={t('fields.usernameHint')}
          autoComplete="name"
          size="md"
        />
        <TextInput
          {...form.getInputProps('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          size="md"
        />
        <NewPasswordField
          {...form.getInputProps('password')}
          label={t('fields.password')}
          password={form.values.password}
          size="md"
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          size="md"
        />
        {asksForSetupCode && (
          <TextInput
            {...form.getInputProps('setupCode')}
            label={t('fields.setupCode')}
            description={t('fields.setupCodeHint')}
            autoComplete="off"
            size="md"
          />
        )}
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('signup.submit')}
        </Button>
      </Stack>
    </form>
  )
}
