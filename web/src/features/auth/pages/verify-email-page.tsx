import { Button, Stack } from '@mantine/core'
import { presentedPasswordSchema } from '@probant/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PasswordField } from '#web/components/form/password-field.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useOptionalUser } from '#web/lib/session.ts'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { useVerifyEmail } from '../mutations.ts'
import { isSpentLink } from '../spent-link.ts'
import { useGoOn } from '../use-go-on.ts'

/** Nothing happens before a button is pressed: a mail scanner that follows links confirms nothing. */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth')
  const token = useLinkToken('ml_')
  const verify = useVerifyEmail()
  const [registered, setRegistered] = useState<string>()
  const [choosesPassword, setChoosesPassword] = useState(false)
  const goOn = useGoOn()

  const confirm = (token: string) =>
    verify.mutate(
      { token },
      { onSuccess: ({ outcome, email }) => outcome === 'passwordNeeded' && setRegistered(email) },
    )

  if (!token) {
    return (
      <>
        <AuthHeading title={t('verify.noLink')}>{t('verify.noLinkSentence')}</AuthHeading>
        <WayOn variant="default" />
      </>
    )
  }
  if (verify.data?.outcome === 'verified') return <Verified email={verify.data.email} />

  if (choosesPassword) {
    return (
      <>
        <AuthHeading title={t('reset.title')} highlighted={t('reset.highlighted')}>
          {t('reset.sentence')}
        </AuthHeading>
        <NewPasswordForm token={token} onSaved={goOn} />
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
      <AuthHeading
        title={t('verify.title')}
        highlighted={t('verify.highlighted')}
        picture={<LetterPicture />}
      >
        {t('verify.sentence')}
      </AuthHeading>
      <Stack>
        <FormAlert>{verify.error?.message}</FormAlert>
        <Button size="md" loading={verify.isPending} onClick={() => confirm(token)}>
          {t('verify.submit')}
        </Button>
        {isSpentLink(verify.error) && <WayOn variant="default" />}
      </Stack>
    </>
  )
}

function Verified({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  return (
    <div role="status">
      <AuthHeading title={t('verify.done')}>{t('verify.doneSentence', { email })}</AuthHeading>
      <WayOn />
    </div>
  )
}

/** The dashboard says whether the address is confirmed, and sends a new link. */
function WayOn({ variant }: { variant?: 'default' }) {
  const { t } = useTranslation('auth')
  const isSignedIn = useOptionalUser() !== undefined
  return (
    <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} size="md" variant={variant}>
      {t(isSignedIn ? 'verify.toDashboard' : 'verify.toLogin')}
    </ButtonLink>
  )
}

const schema = z.object({ password: presentedPasswordSchema })

interface VerifyPasswordFormProps {
  verify: (password: string) => Promise<void>
  onForgotten: () => void
}

/** The link shows the mailbox, the password shows who registered it: both together are one person. */
function VerifyPasswordForm({ verify, onForgotten }: VerifyPasswordFormProps) {
  const { t } = useTranslation('auth')
  const { form, onSubmit, alert, isSending } = useContractForm({ schema, initialValues: { password: '' } })
  return (
    <form onSubmit={onSubmit(({ password }) => verify(password))} noValidate>
      <Stack>
        <PasswordField
          {...form.getInputProps('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          size="md"
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('verify.submitPassword')}
        </Button>
        <Button variant="default" size="md" onClick={onForgotten}>
          {t('verify.choosePassword')}
        </Button>
      </Stack>
    </form>
  )
}
