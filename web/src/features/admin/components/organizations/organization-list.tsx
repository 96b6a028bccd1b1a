import type { AdminOrganization } from '@probant/contract/admin/organizations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#web/components/data-table/data-table.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import type { ListSearch } from '../../admin-search.ts'
import { organizationListQuery } from '../../queries.ts'
import classes from '../filters.module.css'
import { PlanName } from '../plan-name.tsx'
import { DeactivationButton } from './deactivation-button.tsx'
import { OrganizationPlanButton } from './organization-plan-button.tsx'
import { StandingBadge } from './standing-badge.tsx'

interface OrganizationListProps {
  search: ListSearch
  onFilter: (change: Partial<ListSearch>) => void
}

export function OrganizationList({ search, onFilter }: OrganizationListProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          label={t('search')}
          placeholder={t('organizations.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text || undefined })}
        />
      </div>
      <OrganizationTable search={search} onFilter={onFilter} />
    </>
  )
}

function OrganizationTable({ search, onFilter }: OrganizationListProps) {
  const { t } = useTranslation('admin')
  const columns = useOrganizationColumns()
  const { data, error, refetch } = useQuery(
    organizationListQuery({ search: search.search, page: search.page }),
  )
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<BoardPicture />}
        title={t(search.search ? 'organizations.noMatch' : 'organizations.nothing')}
        sentence={t(search.search ? 'organizations.noMatchSentence' : 'organizations.nothingSentence')}
      />
    )
  }
  return (
    <>
      <DataTable
        caption={t('organizations.caption')}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        actions={(organization) => (
          <span className={classes.actions}>
            <OrganizationPlanButton organization={organization} />
            <DeactivationButton organization={organization} />
          </span>
        )}
      />
      <Pager {...data} onPage={(page) => onFilter({ page })} />
    </>
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
          <span className={classes.second}>{owner.email}</span>
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
