import { Badge, Box, Group } from '@mantine/core'
import type { AdminOrganization } from '@probant/contract/admin/organizations'
import type { Standing, SubscriptionStatus } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import type { ListSearch } from '../admin-search.ts'
import { type SearchedListProps, SearchedTable } from '../components/searched-table.tsx'
import { AssignPlan, PlanName } from '../components/workspace-plan.tsx'
import { useAssignOrganizationPlan, useSetOrganizationDeactivated } from '../mutations.ts'
import { organizationListQuery } from '../queries.ts'

const route = getRouteApi('/admin/organizations')

export function OrganizationsPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<ListSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('organizations.title')} sentence={t('organizations.sentence')} />
      <OrganizationList search={search} onFilter={filter} />
    </>
  )
}

function OrganizationList({ search, onFilter }: SearchedListProps) {
  const { t } = useTranslation('admin')
  const columns = useOrganizationColumns()
  const list = useQuery(organizationListQuery({ search: search.search, page: search.page }))
  const isFiltered = Boolean(search.search || search.page)
  return (
    <SearchedTable
      search={search}
      onFilter={onFilter}
      placeholder={t('organizations.searchPlaceholder')}
      list={list}
      caption={t('organizations.caption')}
      columns={columns}
      actions={(organization) => (
        <Group display="inline-flex" gap="xs" justify="flex-end">
          <OrganizationPlanButton organization={organization} />
          <DeactivationButton organization={organization} />
        </Group>
      )}
      empty={
        <EmptyState
          picture={<BoardPicture />}
          title={t(isFiltered ? 'organizations.noMatch' : 'organizations.nothing')}
          sentence={t(isFiltered ? 'organizations.noMatchSentence' : 'organizations.nothingSentence')}
        />
      }
    />
  )
}

function useOrganizationColumns(): Column<AdminOrganization>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    { key: 'name', header: t('organizations.name'), cell: ({ name }) => name },
    {
      key: 'owner',
      header: t('organizations.owner'),
      cell: ({ owner }) => (
        <>
          {owner.username}
          <Box c="dimmed" fz="xs">
            <EmailAddress>{owner.email}</EmailAddress>
          </Box>
        </>
      ),
    },
    {
      key: 'members',
      header: t('organizations.members'),
      nowrap: true,
      cell: ({ memberCount }) => formatNumber(locale, memberCount),
    },
    {
      key: 'plan',
      header: t('plan.column'),
      cell: ({ planId, isPaying }) => <PlanName planId={planId} isPaying={isPaying} />,
    },
    {
      key: 'standing',
      header: t('organizations.standing'),
      cell: ({ standing }) => <StandingBadge standing={standing} />,
    },
    {
      key: 'since',
      header: t('organizations.since'),
      nowrap: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(locale, createdAt)}</time>,
    },
  ]
}

/** An organization is on the catalogue's plan for organizations, or on the enterprise plan made for it. */
function OrganizationPlanButton({ organization }: { organization: AdminOrganization }) {
  const { t } = useTranslation('admin')
  const assign = useAssignOrganizationPlan(organization.id)
  return (
    <AssignPlan
      name={organization.name}
      planId={organization.planId}
      isPaying={organization.isPaying}
      isFit={(plan) => plan.kind === 'organization' || plan.organization?.id === organization.id}
      hint={t('plan.organizationHint')}
      assign={assign}
    />
  )
}

const COLORS = {
  trialing: 'ink',
  active: 'green',
  past_due: 'yellow',
  inactive: 'red',
} as const satisfies Record<SubscriptionStatus, string>

/** How an organization stands, until when, and why it stands still. */
function StandingBadge({ standing: { status, until, reason } }: { standing: Standing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <>
      <Badge color={COLORS[status]}>{t(`organizations.standings.${status}`)}</Badge>
      {until && (
        <Box c="dimmed" fz="xs">
          {t('organizations.until', { date: formatDate(locale, until) })}
        </Box>
      )}
      {reason && (
        <Box c="dimmed" fz="xs">
          {t(`organizations.reasons.${reason}`)}
        </Box>
      )}
    </>
  )
}

/** Deactivating stops a whole organization, so it is asked twice; activating is not. */
function DeactivationButton({ organization }: { organization: AdminOrganization }) {
  const { t } = useTranslation('admin')
  const setDeactivated = useSetOrganizationDeactivated()
  const { id, name, isDeactivated } = organization
  const done = isDeactivated ? 'organizations.activatedToast' : 'organizations.deactivatedToast'
  const change = (close: () => void) =>
    setDeactivated.mutate(
      { id, isDeactivated: !isDeactivated },
      { onSuccess: () => toast.success(t(done, { name })), onSettled: close },
    )
  return (
    <AskedButton
      size="xs"
      label={t(isDeactivated ? 'organizations.activate' : 'organizations.deactivate')}
      aria-label={t(isDeactivated ? 'organizations.activateOf' : 'organizations.deactivateOf', { name })}
      isAsked={!isDeactivated}
      title={t('organizations.deactivateTitle', { name })}
      confirm={t('organizations.deactivate')}
      isPending={setDeactivated.isPending}
      onConfirm={change}
    >
      {t('organizations.deactivateSentence')}
    </AskedButton>
  )
}
