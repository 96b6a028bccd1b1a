import { Button, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { VerifyPasswordForm } from '../components/verify-password-form.tsx'
import { useVerifyEmail } from '../mutations.ts'

/** Nothing happens before a button is pressed: a mail scanner that follows links confirms nothing. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth')
  const token = useLinkToken('ml_')
  const verify = useVerifyEmail()
  const [registered, setRegistered] = useState<string>()
  const [choosesPassword, setChoosesPassword] = useState(false)
  const navigate = useNavigate()

  const confirm = (token: string) =>
    verify.mutate(
      { token },
      { onSuccess: ({ outcome, email }) => outcome === 'passwordNeeded' && setRegistered(email) },
    )

  if (!token) return <AuthHeading title={t('verify.noLink')}>{t('verify.noLinkSentence')}</AuthHeading>
  if (verify.data?.outcome === 'verified') return <Verified email={verify.data.email} />

  if (choosesPassword) {
    return (
      <>
        <AuthHeading title={t('reset.title')} highlighted={t('reset.highlighted')}>
          {t('reset.sentence')}
        </AuthHeading>
        <NewPasswordForm token={token} onSaved={() => navigate({ to: '/dashboard' })} />
      </>
    )
  }
  if (registered) {
    return (
      <>
        <AuthHeading title={t('verify.passwordTitle')}>
          {t('verify.passwordSentence', { email: registered })}
        </AuthHeading>
        <VerifyPasswordForm
          verify={async (password) => void (await verify.mutateAsync({ token, password }))}
          onForgotten={() => setChoosesPassword(true)}
        />
      </>
    )
  }
  return (
    <>
      <LetterPicture />
      <AuthHeading title={t('verify.title')} highlighted={t('verify.highlighted')}>
        {t('verify.sentence')}
      </AuthHeading>
      <Stack>
        <FormAlert>{verify.error?.message}</FormAlert>
        <Button size="md" loading={verify.isPending} onClick={() => confirm(token)}>
          {t('verify.submit')}
        </Button>
      </Stack>
    </>
  )
}

function Verified({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const isSignedIn = useOptionalUser() !== undefined
  return (
    <div role="status">
      <AuthHeading title={t('verify.done')}>{t('verify.doneSentence', { email })}</AuthHeading>
      <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} size="md">
        {t(isSignedIn ? 'verify.toDashboard' : 'verify.toLogin')}
      </ButtonLink>
    </div>
  )
}
