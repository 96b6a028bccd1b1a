import { Button, Stack, TextInput } from '@mantine/core'
import { logIn } from '@probant/contract/auth'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLogIn } from '../mutations.ts'
import { useBotCheck } from '../use-bot-check.ts'
import classes from './login-form.module.css'

export function LoginForm({ onLoggedIn }: { onLoggedIn: () => Promise<void> }) {
  const { t } = useTranslation('auth')
  const login = useLogIn()
  const botCheck = useBotCheck('login')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: logIn.schema.body,
    initialValues: { email: '', password: '' },
    filled: { botToken: 'to come' },
  })
  const send = onSubmit(async (values) => {
    await login.mutateAsync({ ...values, botToken: await botCheck.takeToken() })
    await onLoggedIn()
  })

  return (
    <form onSubmit={send} onFocus={botCheck.prepare} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          size="md"
        />
        <div className={classes.password}>
          <PasswordField
            {...form.getInputProps('password')}
            label={t('fields.password')}
            autoComplete="current-password"
            size="md"
          />
          <AnchorLink to="/forgot-password" size="xs" className={classes.forgot}>
            {t('login.forgot')}
          </AnchorLink>
        </div>
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
