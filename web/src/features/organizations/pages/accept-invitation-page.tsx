import { Box, Skeleton, Stack, Title } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { ERRORS } from '@probant/contract/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { EnterWorkspaceButton } from '#web/features/workspaces/components/enter-workspace-button.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.ts'
import { RefusedActions } from '../components/refused-actions.tsx'
import { holdsInvitationToken, keepInvitationToken } from '../invitation-token.ts'
import { useAcceptInvitation } from '../mutations.ts'

/** Where the mailed invitation leads, once one is signed in. */
export function AcceptInvitationPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('organizations')
  const { acceptance, retry } = useAcceptance(organizationId)
  usePageTitle(t('accept.title'))
  return (
    <BarePage>
      <div aria-live="polite">
        {acceptance.status === 'verifying' && <Verifying />}
        {acceptance.status === 'joined' && (
          <EmptyState
            order={1}
            picture={<AnsweredSheetPicture />}
            title={t('accept.joined', { name: acceptance.organizationName })}
            sentence={t('accept.joinedSentence')}
            action={
              <EnterWorkspaceButton workspace={organizationId}>
                {t('accept.enter', { name: acceptance.organizationName })}
              </EnterWorkspaceButton>
            }
          />
        )}
        {acceptance.status === 'refused' && (
          <Refused organizationId={organizationId} error={acceptance.error} onRetry={retry} />
        )}
      </div>
    </BarePage>
  )
}

function Verifying() {
  const { t } = useTranslation('organizations')
  return (
    <Stack gap="lg" align="center" py={48} px="md">
      <Skeleton height={190} width={160} radius="lg" />
      <Title order={1} size="h3">
        {t('accept.verifying')}
      </Title>
      <Skeleton height={36} width={180} />
    </Stack>
  )
}

interface RefusedProps {
  organizationId: string
  error: Error
  onRetry: () => void
}

function Refused({ organizationId, error, onRetry }: RefusedProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { email, isEmailVerified } = useUser()
  const code = error instanceof ApiError ? error.code : undefined
  if (code === ERRORS.alreadyAMember.code) {
    return (
      <EmptyState
        order={1}
        picture={<AnsweredSheetPicture />}
        title={t('accept.already')}
        sentence={t('accept.alreadySentence')}
        action={
          <EnterWorkspaceButton workspace={organizationId}>{t('accept.enterUnnamed')}</EnterWorkspaceButton>
        }
      />
    )
  }
  const isForSomeoneElse = code === ERRORS.invitationForAnotherEmail.code
  // Several refusals share this code; of these, only an unproven address is about the person.
  const isUnverified = code === ERRORS.emailNotVerified.code && !isEmailVerified
  return (
    <>
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={t('accept.refused')}
        sentence={
          <>
            {error instanceof ApiError ? error.message : t('common:messages.operationFailed')}{' '}
            {isForSomeoneElse && t('accept.signedInAs', { email })}
            {isUnverified && t('accept.unverified')}
          </>
        }
        action={
          <RefusedActions
            organizationId={organizationId}
            code={code}
            isForSomeoneElse={isForSomeoneElse}
            onRetry={onRetry}
          />
        }
      />
      {isUnverified && (
        <Box maw={640} mx="auto" py={0} px="md">
          <VerificationBanner />
        </Box>
      )}
    </>
  )
}

type Acceptance =
  | { status: 'verifying' }
  | { status: 'joined'; organizationName: string }
  | { status: 'refused'; error: Error }

/** Accepts on arrival, once, also where React mounts twice; a refused attempt can be made again. */
function useAcceptance(organizationId: string) {
  const accept = useAcceptInvitation(organizationId)
  const [acceptance, setAcceptance] = useState<Acceptance>({ status: 'verifying' })
  const attempts = useRef(0)

  async function attempt(): Promise<void> {
    attempts.current += 1
    const number = attempts.current
    // What an earlier link leads to is no longer asked for.
    const show = (outcome: Acceptance) => attempts.current === number && setAcceptance(outcome)
    show({ status: 'verifying' })
    try {
      const { organizationName } = await accept.mutateAsync()
      show({ status: 'joined', organizationName })
    } catch (error) {
      show({ status: 'refused', error: error as Error })
    }
  }

  const onArrival = useEffectEvent(attempt)
  useEffect(() => {
    if (attempts.current > 0) return
    void onArrival()
  }, [])

  // A newer link that is pasted into this tab differs behind the # only: the page stays, and must take it up.
  useWindowEvent('hashchange', ({ newURL }) => {
    if (!holdsInvitationToken(newURL)) return
    keepInvitationToken()
    void attempt()
  })

  return { acceptance, retry: () => void attempt() }
}
