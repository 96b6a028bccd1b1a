import { Box, Button, Stack, Text, TextInput } from '@mantine/core'
import { logIn, type SignInAnswer } from '@probant/contract/auth'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useDrawnForm } from '#web/components/form/use-drawn-form.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { GoogleEntrance } from '../components/google-button.tsx'
import { InvitationNote } from '../components/invitation-note.tsx'
import { useLogIn } from '../mutations.ts'
import { leadsToInvitation, quizAhead } from '../return-to.ts'
import { useBotCheck } from '../use-bot-check.ts'
import { useGoOn } from '../use-go-on.ts'

const route = getRouteApi('/_account/login/')

export function LoginPage() {
  const { t } = useTranslation('auth')
  const { returnTo } = route.useSearch()
  const isInvited = leadsToInvitation(returnTo)
  const quizId = quizAhead(returnTo)
  const goOn = useGoOn()
  return (
    <>
      <AuthHeading title={t('login.title')} highlighted={t('login.highlighted')}>
        {!isInvited && t('login.sentence')}
      </AuthHeading>
      {isInvited && <InvitationNote returnTo={returnTo} other="signup" />}
      <GoogleEntrance returnTo={returnTo} />
      <LoginForm onAnswered={(answer) => goOn(answer, { returnTo })} />
      {!isInvited && (
        <Text mt={28} c="dimmed">
          {t('login.noAccount')}{' '}
          <AnchorLink to="/signup" search={{ returnTo }}>
            {t('login.signUp')}
          </AnchorLink>
        </Text>
      )}
      {quizId && (
        <Text mt="xs" c="dimmed">
          {t('login.invitedByMail')}{' '}
          <AnchorLink to="/invitation" search={{ quiz: quizId }}>
            {t('login.sendLink')}
          </AnchorLink>
        </Text>
      )}
    </>
  )
}

function LoginForm({ onAnswered }: { onAnswered: (answer: SignInAnswer) => Promise<void> }) {
  const { t } = useTranslation('auth')
  const login = useLogIn()
  const botCheck = useBotCheck('login')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: logIn.schema.body,
    initialValues: { email: '', password: '' },
    filled: { botToken: 'to come' },
  })
  useDrawnForm(form, botCheck.prepare)
  const send = onSubmit(async (values) => {
    await onAnswered(await login.mutateAsync({ ...values, botToken: await botCheck.takeToken() }))
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
        <Box pos="relative">
          <PasswordField
            {...form.getInputProps('password')}
            label={t('fields.password')}
            autoComplete="current-password"
            size="md"
          />
          {/* Beside the label, and after the field in the order of the keyboard. */}
          <AnchorLink to="/forgot-password" size="xs" pos="absolute" top={2} right={0}>
            {t('login.forgot')}
          </AnchorLink>
        </Box>
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
