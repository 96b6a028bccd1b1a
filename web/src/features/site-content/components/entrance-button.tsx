import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useOptionalUser } from '#web/lib/session.ts'

/** The way in: to an account for those who have none, to the dashboard for those who are in already. */
export function EntranceButton() {
  const { t } = useTranslation('landing')
  return useOptionalUser() ? (
    <ButtonLink to="/dashboard" size="md">
      {t('entrance.dashboard')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/signup" size="md">
      {t('entrance.signUp')}
    </ButtonLink>
  )
}
