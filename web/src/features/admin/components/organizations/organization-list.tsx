import type { AdminOrganization } from '@probant/contract/admin/organizations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { organizationListQuery } from '../../queries.ts'
import classes from '../filters.module.css'
import { PlanName } from '../plan-name.tsx'
import { type SearchedListProps, SearchedTable } from '../searched-table.tsx'
import { DeactivationButton } from './deactivation-button.tsx'
import { OrganizationPlanButton } from './organization-plan-button.tsx'
import { StandingBadge } from './standing-badge.tsx'

export function OrganizationList({ search, onFilter }: SearchedListProps) {
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
        <span className={classes.actions}>
          <OrganizationPlanButton organization={organization} />
          <DeactivationButton organization={organization} />
        </span>
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
