import { Skeleton } from '@mantine/core'
import { PERSONAL } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { CreateOrganizationButton } from '#web/features/workspaces/components/create-organization-button.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { InviteDialog } from '../components/invite-dialog.tsx'
import { organizationQuery } from '../queries.ts'
import { MemberTabs } from './member-tabs.tsx'

export function MembersPage() {
  const ref = useWorkspaceRef()
  return ref === PERSONAL ? <NoOrganization /> : <OrganizationMembers key={ref} organizationId={ref} />
}

function OrganizationMembers({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('organizations')
  const { data: site } = useQuery(siteQuery)
  const { data: organization, error, refetch } = useQuery(organizationQuery(organizationId))
  const deliversMail = site?.deliversMail ?? true
  return (
    <>
      <PageHeader
        title={t('members.title')}
        sentence={
          organization ? (
            t('members.sentence', { count: organization.memberCount, name: organization.name })
          ) : (
            <Skeleton component="span" display="block" height={15} width={240} />
          )
        }
        actions={
          organization?.can.invite && <InviteDialog organization={organization} deliversMail={deliversMail} />
        }
      />
      {error && <LoadFailure title={t('info.failed')} error={error} onRetry={() => refetch()} />}
      {!error && !organization && <TableSkeleton />}
      {organization && <MemberTabs organization={organization} deliversMail={deliversMail} />}
    </>
  )
}

/** Alone one has no members: what an organization is, and the way to one. */
function NoOrganization() {
  const { t } = useTranslation('organizations')
  usePageTitle(t('members.title'))
  return (
    <EmptyState
      order={1}
      picture={<BoardPicture />}
      title={t('members.alone')}
      sentence={t('members.aloneSentence')}
      action={<CreateOrganizationButton verification={<VerificationBanner />} />}
    />
  )
}
