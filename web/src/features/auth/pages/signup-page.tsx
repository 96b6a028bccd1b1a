import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { signUp } from '@probant/contract/auth'
import { ERRORS } from '@probant/contract/errors'
import { safeReturnPath } from '@probant/contract/fields'
import { publicAddress } from '@probant/contract/public-pages'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { NewPasswordField, PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { useDrawnForm } from '#web/components/form/use-drawn-form.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { GoogleEntrance } from '../components/google-button.tsx'
import { InvitationNote } from '../components/invitation-note.tsx'
import { useSignUp } from '../mutations.ts'
import { siteQuery } from '../queries.ts'
import { leadsToInvitation } from '../return-to.ts'
import { useBotCheck } from '../use-bot-check.ts'
import classes from './auth-pages.module.css'

const route = getRouteApi('/_account/signup')

export function SignupPage() {
  const { t } = useTranslation('auth')
  const { returnTo } = route.useSearch()
  const isInvited = leadsToInvitation(returnTo)
  const navigate = useNavigate()
  const { data: site } = useQuery(siteQuery)
  const cost = site && t(site.privacy.takesPayments ? 'signup.sentence' : 'signup.unpaidSentence')
  return (
    <>
      <AuthHeading title={t('signup.title')} highlighted={t('signup.highlighted')}>
        {/* An empty line, until it is known. */}
        {!isInvited && (cost ?? '\u00a0')}
      </AuthHeading>
      {isInvited && <InvitationNote returnTo={returnTo} other="login" />}
      {site?.setup === 'open' && (
        <Alert
          color="yellow"
          mb="lg"
          title={t('signup.firstAccount')}
          icon={<IconKey size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('signup.firstAccountSentence')}
        </Alert>
      )}
      <GoogleEntrance returnTo={returnTo} />
      <SignupForm
        asksForSetupCode={site?.setup === 'code'}
        onSignedUp={() => navigate({ href: safeReturnPath(returnTo) })}
      />
      {!isInvited && (
        <Text mt={28} c="dimmed">
          {t('signup.hasAccount')}{' '}
          <AnchorLink to="/login" search={{ returnTo }}>
            {t('signup.logIn')}
          </AnchorLink>
        </Text>
      )}
    </>
  )
}

interface SignupFormProps {
  asksForSetupCode: boolean
  onSignedUp: () => Promise<void>
}

function SignupForm({ asksForSetupCode, onSignedUp }: SignupFormProps) {
  const { t } = useTranslation('auth')
  const signup = useSignUp()
  const botCheck = useBotCheck('signup')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: signUp.schema.body,
    initialValues: { username: '', email: '', password: '', confirmPassword: '', setupCode: '' },
    filled: { botToken: 'to come' },
    fieldOfCode: { [ERRORS.userWithEmailExists.code]: 'email' },
  })
  useDrawnForm(form, botCheck.prepare)
  const locale = useLocale()
  /** Read beside the form, which stays as it was filled in. */
  const inOwnTab = (page: 'terms' | 'privacy') => (words: string) => (
    <Anchor href={publicAddress(page, locale)} target="_blank" inherit>
      {words}
    </Anchor>
  )
  const send = onSubmit(async ({ setupCode, ...values }) => {
    const botToken = await botCheck.takeToken()
    await signup.mutateAsync({ ...values, botToken, setupCode: setupCode || undefined })
    await onSignedUp()
  })

  return (
    <form onSubmit={send} onFocus={botCheck.prepare} noValidate>
      <Stack gap={4} className={classes.steady}>
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
        <Text c="dimmed" size="xs" mt="sm">
          <Tagged
            sentence={t('signup.terms')}
            parts={{ terms: inOwnTab('terms'), privacy: inOwnTab('privacy') }}
          />
        </Text>
      </Stack>
    </form>
  )
}
