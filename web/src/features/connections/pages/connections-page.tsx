import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ApiKeysSection } from '#web/features/api-keys/components/api-keys-section.tsx'
import { SignInAgain } from '#web/features/auth/components/sign-in-again.tsx'
import { WebhooksSection } from '#web/features/webhooks/components/webhooks-section.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'

/** What else has a way in or out of this workspace; each kind is a section in a feature of its own. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections')
  const canManage = useWorkspace().data?.can.manageConnections
  const signInAgain = <SignInAgain returnTo="/dashboard/connections" />
  return (
    <>
      <PageHeader title={t('page.title')} sentence={t('page.sentence')} />
      <ApiKeysSection signInAgain={signInAgain} />
      {canManage && <WebhooksSection />}
    </>
  )
}
