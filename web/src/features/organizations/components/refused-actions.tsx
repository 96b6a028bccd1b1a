import { Button } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { clearSession } from '#web/lib/session.ts'

interface RefusedActionsProps {
  organizationId: string
  /** Of the refusal; there is none where the server was not reached. */
  code: string | undefined
  /** It went to another address than the one that is signed in. */
  isForSomeoneElse: boolean
  onRetry: () => void
}

/** Trying again is the first thing to offer only where it may help. */
const FINAL: (string | undefined)[] = [ERRORS.invitationNotFound.code, ERRORS.invitationExpired.code]

/** What is left to do with an invitation that could not be accepted. */
export function RefusedActions(props: RefusedActionsProps) {
  const { organizationId, code, isForSomeoneElse, onRetry } = props
  const { t } = useTranslation(['organizations', 'common'])
  const isFinal = FINAL.includes(code)
  const retry = (
    <Button key="retry" variant={isFinal || isForSomeoneElse ? 'default' : 'filled'} onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  )
  const dashboard = (
    <ButtonLink key="dashboard" to="/dashboard" variant={isFinal ? 'filled' : 'default'}>
      {t('accept.toDashboard')}
    </ButtonLink>
  )
  if (isForSomeoneElse) {
    return (
      <>
        <LogInAsSomeoneElse organizationId={organizationId} />
        {retry}
      </>
    )
  }
  return isFinal ? [dashboard, retry] : [retry, dashboard]
}

/** Signs out and comes back; the invitation waits in this tab. */
function LogInAsSomeoneElse({ organizationId }: { organizationId: string }) {
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
