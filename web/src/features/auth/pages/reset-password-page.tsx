import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'

export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const token = useLinkToken('ml_')
  const navigate = useNavigate()

  if (!token) {
    return (
      <>
        <AuthHeading title={t('reset.noLink')}>{t('reset.noLinkSentence')}</AuthHeading>
        <ButtonLink to="/forgot-password">{t('reset.newLink')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={t('reset.title')} highlighted={t('reset.highlighted')}>
        {t('reset.sentence')}
      </AuthHeading>
      <NewPasswordForm token={token} onSaved={() => navigate({ to: '/dashboard' })} />
    </>
  )
}
