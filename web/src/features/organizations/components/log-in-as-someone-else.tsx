import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearSession } from '#web/lib/session.ts'

/** Signs out and comes back; the invitation waits in this tab. */
export function LogInAsSomeoneElse({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    await clearSession()
    await navigate({ to: '/login', search: { returnTo: `/organizations/${organizationId}/accept` } })
  }
  return (
    <Button loading={isLeaving} onClick={leave}>
      {t('accept.someoneElse')}
    </Button>
  )
}
