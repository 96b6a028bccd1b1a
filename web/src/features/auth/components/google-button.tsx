import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onOtherTabsSessionChange } from '#web/lib/session-channel.ts'
import { openGoogleSignIn } from '../google-sign-in.ts'
import { GoogleLogo } from './google-logo.tsx'

export function GoogleButton({ returnTo, size }: { returnTo: string | undefined; size?: 'md' }) {
  const { t } = useTranslation('auth')
  const popup = useRef<Window>(null)
  // The window closes itself; where a browser keeps it from doing so, this page may.
  useEffect(() => onOtherTabsSessionChange(() => popup.current?.close()), [])

  return (
    <Button
      variant="default"
      size={size}
      fullWidth={size !== undefined}
      leftSection={<GoogleLogo />}
      onClick={() => {
        popup.current = openGoogleSignIn(returnTo)
      }}
    >
      {t('google')}
    </Button>
  )
}
