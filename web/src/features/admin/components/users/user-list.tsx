import { Badge } from '@mantine/core'
import type { AdminUser } from '@probant/contract/admin/users'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { userListQuery } from '../../queries.ts'
import classes from '../filters.module.css'
import { PlanName } from '../plan-name.tsx'
import { type SearchedListProps, SearchedTable } from '../searched-table.tsx'
import { UserPlanButton } from './user-plan-button.tsx'
import { UserStatusButton } from './user-status-button.tsx'

export function UserList({ search, onFilter }: SearchedListProps) {
  const { t } = useTranslation('admin')
  const columns = useUserColumns()
  const list = useQuery(userListQuery({ search: search.search, page: search.page }))
  return (
    <SearchedTable
      search={search}
      onFilter={onFilter}
      placeholder={t('users.searchPlaceholder')}
      list={list}
      caption={t('users.caption')}
      columns={columns}
      actions={(user) => (
        <span className={classes.actions}>
          <UserPlanButton user={user} />
          <UserStatusButton user={user} />
        </span>
      )}
      empty={
        <EmptyState
          picture={<BoardPicture />}
          title={t('users.noMatch')}
          sentence={t('users.noMatchSentence')}
        />
      }
    />
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
