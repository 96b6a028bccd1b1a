import { Badge, Group } from '@mantine/core'
import type { AdminUser } from '@probant/contract/admin/users'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import type { ListSearch } from '../admin-search.ts'
import { type SearchedListProps, SearchedTable } from '../components/searched-table.tsx'
import { UserMenu } from '../components/users/user-menu.tsx'
import { AssignPlan, PlanName } from '../components/workspace-plan.tsx'
import { useAssignUserPlan } from '../mutations.ts'
import { userListQuery } from '../queries.ts'

const route = getRouteApi('/admin/users')

export function UsersPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<ListSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('users.title')} sentence={t('users.sentence')} />
      <UserList search={search} onFilter={filter} />
    </>
  )
}

function UserList({ search, onFilter }: SearchedListProps) {
  const { t } = useTranslation('admin')
  const self = useUser()
  const { data: site } = useQuery(siteQuery)
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
        <Group display="inline-flex" gap="xs" justify="flex-end" wrap="nowrap">
          <UserPlanButton user={user} />
          {user.id === self.id ? (
            <Badge>{t('users.you')}</Badge>
          ) : (
            <UserMenu user={user} deliversMail={site?.deliversMail ?? true} />
          )}
        </Group>
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
    { key: 'email', header: t('users.email'), cell: (user) => <EmailAddress>{user.email}</EmailAddress> },
    {
      key: 'status',
      header: t('users.status'),
      cell: (user) => (
        <Group display="inline-flex" gap={6}>
          <Badge color={user.status === 'active' ? 'green' : 'red'}>{t(`users.${user.status}`)}</Badge>
          {user.isAdmin && <Badge color="ink">{t('users.admin')}</Badge>}
          {!user.isEmailVerified && <Badge color="yellow">{t('users.unverified')}</Badge>}
        </Group>
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

/** A personal workspace is on the free plan or on Pro. */
function UserPlanButton({ user }: { user: AdminUser }) {
  const assign = useAssignUserPlan(user.id)
  return (
    <AssignPlan
      name={user.username}
      planId={user.planId}
      isPaying={user.isPaying}
      isFit={({ kind }) => kind === 'free' || kind === 'pro'}
      assign={assign}
    />
  )
}
