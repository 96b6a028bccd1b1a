import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { siteQuery } from '../queries.ts'
import { GoogleButton } from './google-button.tsx'

/** For accounts without a password: Google vouches once more; where it no longer can, a password is set by mail. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('auth')
  const { data: site } = useQuery(siteQuery)
  if (site?.googleSignIn) return <GoogleButton returnTo={returnTo} />
  return (
    <ButtonLink to="/forgot-password" variant="default">
      {t('passwordByMail')}
    </ButtonLink>
  )
}
