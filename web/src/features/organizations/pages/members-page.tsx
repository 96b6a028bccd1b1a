import { Skeleton, Tabs } from '@mantine/core'
import type { Organization } from '@probant/contract/organizations'
import { PERSONAL } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import tabs from '#web/components/layout/page-tabs.module.css'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { TrialNote } from '#web/features/auth/components/trial-note.tsx'
import { VerificationBanner } from '#web/features/auth/components/verification-banner.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { CreateOrganizationButton } from '#web/features/workspaces/components/create-organization-dialog.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { InvitationList } from '../components/invitation-list.tsx'
import { InviteDialog } from '../components/invite-dialog.tsx'
import { MemberList } from '../components/member-list.tsx'
import type { MembersSearch } from '../members-search.ts'
import { organizationQuery } from '../queries.ts'

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
      action={<CreateOrganizationButton verification={<VerificationBanner />} trialNote={<TrialNote />} />}
    />
  )
}

const route = getRouteApi('/_shell/dashboard/members')

interface MemberTabsProps {
  organization: Organization
  deliversMail: boolean
}

/** Who is in, and, for those who run the organization, who is still to answer. */
function MemberTabs({ organization, deliversMail }: MemberTabsProps) {
  const { t } = useTranslation('organizations')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<MembersSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  const list = { organizationId: organization.id, search, onFilter: filter }
  if (organization.role === 'member') return <MemberList {...list} />

  return (
    <Tabs
      value={search.tab ?? 'members'}
      onChange={(tab) => void navigate({ search: { tab: tab as MembersSearch['tab'] } })}
      classNames={tabs}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('members.title')}>
        <Tabs.Tab value="members">{t('tabs.members')}</Tabs.Tab>
        <Tabs.Tab value="invitations">{t('tabs.invitations')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="members">
        <MemberList {...list} />
      </Tabs.Panel>
      <Tabs.Panel value="invitations">
        <InvitationList {...list} deliversMail={deliversMail} />
      </Tabs.Panel>
    </Tabs>
  )
}
