import { Button, Divider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onOtherTabsSessionChange } from '#web/lib/session-channel.ts'
import { openGoogleSignIn } from '../google-sign-in.ts'
import { siteQuery } from '../queries.ts'
import { GoogleLogo } from './google-logo.tsx'

/** Offered only where it is configured. */
export function GoogleButton({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('auth')
  const { data: site } = useQuery(siteQuery)
  const popup = useRef<Window>(null)
  // The window closes itself; where a browser keeps it from doing so, this page may.
  useEffect(() => onOtherTabsSessionChange(() => popup.current?.close()), [])

  if (!site?.googleSignIn) return null
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleLogo />}
        onClick={() => {
          popup.current = openGoogleSignIn(returnTo)
        }}
      >
        {t('google')}
      </Button>
      <Divider label={t('or')} labelPosition="center" my="lg" />
    </>
  )
}
