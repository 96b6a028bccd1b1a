import { Badge } from '@mantine/core'
import type { AdminUser } from '@probant/contract/admin/users'
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
import { formatDate } from '#web/lib/format.ts'
import type { ListSearch } from '../../admin-search.ts'
import { userListQuery } from '../../queries.ts'
import classes from '../filters.module.css'
import { PlanName } from '../plan-name.tsx'
import { UserPlanButton } from './user-plan-button.tsx'
import { UserStatusButton } from './user-status-button.tsx'

interface UserListProps {
  search: ListSearch
  onFilter: (change: Partial<ListSearch>) => void
}

export function UserList({ search, onFilter }: UserListProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          label={t('search')}
          placeholder={t('users.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text || undefined })}
        />
      </div>
      <UserTable search={search} onFilter={onFilter} />
    </>
  )
}

function UserTable({ search, onFilter }: UserListProps) {
  const { t } = useTranslation('admin')
  const columns = useUserColumns()
  const { data, error, refetch } = useQuery(userListQuery({ search: search.search, page: search.page }))
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<BoardPicture />}
        title={t('users.noMatch')}
        sentence={t('users.noMatchSentence')}
      />
    )
  }
  return (
    <>
      <DataTable
        caption={t('users.caption')}
        columns={columns}
        rows={data.items}
        rowKey={(user) => user.id}
        actions={(user) => (
          <span className={classes.actions}>
            <UserPlanButton user={user} />
            <UserStatusButton user={user} />
          </span>
        )}
      />
      <Pager {...data} onPage={(page) => onFilter({ page })} />
    </>
  )
}

function useUserColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    { key: 'name', header: t('users.name'), cell: (user) => user.username },
    { key: 'email', header: t('users.email'), cell: (user) => user.email },
    {
      key: 'status',
      header: t('users.status'),
      cell: (user) => (
        <span className={classes.badges}>
          <Badge color={user.status === 'active' ? 'green' : 'red'}>{t(`users.${user.status}`)}</Badge>
          {user.isAdmin && <Badge color="ink">{t('users.admin')}</Badge>}
          {!user.isEmailVerified && <Badge color="yellow">{t('users.unverified')}</Badge>}
        </span>
      ),
    },
    {
      key: 'plan',
      header: t('plan.column'),
      cell: (user) => <PlanName planId={user.planId} isPaying={user.isPaying} />,
    },
    {
      key: 'since',
      header: t('users.since'),
      nowrap: true,
      cell: (user) => <time dateTime={user.createdAt}>{formatDate(locale, user.createdAt)}</time>,
    },
  ]
}
