import { Text } from '@mantine/core'
import { forgotPassword } from '@probant/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { CheckedEmailForm } from '../components/checked-email-form.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { useForgotPassword } from '../mutations.ts'
import { siteQuery } from '../queries.ts'
import { useGoOn } from '../use-go-on.ts'

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const forgot = useForgotPassword()
  return (
    <>
      {forgot.data ? (
        <LinkSent email={forgot.data.email} />
      ) : (
        <>
          <AuthHeading title={t('forgot.title')} highlighted={t('forgot.highlighted')}>
            {t('forgot.sentence')}
          </AuthHeading>
          <CheckedEmailForm
            action="password_reset"
            schema={forgotPassword.schema.body}
            submit={t('forgot.submit')}
            send={forgot.mutateAsync}
          />
        </>
      )}
      <Text mt={28} c="dimmed">
        <AnchorLink to="/login">{t('forgot.back')}</AnchorLink>
      </Text>
    </>
  )
}

/** Says the same whether or not the address is known. */
function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const { data: site } = useQuery(siteQuery)
  return (
    <div role="status">
      {site?.deliversMail === false ? (
        <AuthHeading title={t('forgot.keptTitle')} picture={<LetterPicture />}>
          {t('forgot.kept', { email })}
        </AuthHeading>
      ) : (
        <AuthHeading title={t('forgot.sent')} picture={<LetterPicture />}>
          {t('forgot.sentSentence', { email })}
        </AuthHeading>
      )}
    </div>
  )
}

export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const token = useLinkToken('ml_')
  const goOn = useGoOn()
  const words = new URLSearchParams(location.search).has('first') ? 'firstPassword' : 'reset'

  if (!token) {
    return (
      <>
        <AuthHeading title={t('reset.noLink')}>{t('reset.noLinkSentence')}</AuthHeading>
        <ButtonLink to="/forgot-password" size="md" variant="default">
          {t('reset.newLink')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={t(`${words}.title`)} highlighted={t(`${words}.highlighted`)}>
        {t(`${words}.sentence`)}
      </AuthHeading>
      <NewPasswordForm token={token} onSaved={goOn} />
    </>
  )
}
