import { Divider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { siteQuery } from '../queries.ts'
import { GoogleButton } from './google-button.tsx'

/** The other way in, above the form; offered only where it is configured. */
export function GoogleEntrance({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('auth')
  const { data: site } = useQuery(siteQuery)
  if (!site?.googleSignIn) return null
  return (
    <>
      <GoogleButton returnTo={returnTo} size="md" />
      <Divider label={t('or')} labelPosition="center" my="lg" />
    </>
  )
}
