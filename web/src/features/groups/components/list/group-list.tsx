import { Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { GROUP_SORTS, type GroupSummary } from '@probant/contract/groups'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { openFirstLink } from '#web/components/data-table/open-row.ts'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { type GroupsSearch, listedPart } from '../../groups-search.ts'
import { groupListQuery } from '../../queries.ts'
import { NoGroups, NoMatch, NoPage } from './empty-states.tsx'
import { GroupMenu } from './group-menu.tsx'
import { GroupLines, useGroupColumns } from './group-rows.tsx'

interface GroupListProps {
  search: GroupsSearch
  onFilter: (change: Partial<GroupsSearch>) => void
  onOpen: (dialog: 'edit' | 'view', groupId: string) => void
  /** The way to the first group. */
  create: ReactNode
}

export function GroupList({ search, onFilter, onOpen, create }: GroupListProps) {
  const { t } = useTranslation('groups')
  const { data, error, refetch } = useQuery(groupListQuery(useWorkspaceRef(), listedPart(search)))
  const columns = useGroupColumns()
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { list, onDeleted } = useFocusAfterDeletion(data)
  const isEmpty = data?.total === 0 && !search.search
  const actions = (group: GroupSummary) => (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {!isNarrow && group.quizCount > 0 && <GradebookLink group={group} />}
      <GroupMenu group={group} onOpen={onOpen} onDeleted={onDeleted} />
    </Group>
  )
  return (
    <div ref={list} tabIndex={-1}>
      {!isEmpty && <GroupFilters search={search} onFilter={onFilter} />}
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <TableSkeleton rows={5} />
    if (isEmpty) return <NoGroups action={create} />
    if (data.total === 0) return <NoMatch onFilter={onFilter} />
    if (data.items.length === 0) return <NoPage onFilter={onFilter} />
    return (
      <>
        {isNarrow ? (
          <GroupLines groups={data.items} actions={actions} />
        ) : (
          <DataTable
            caption={t('list.caption')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            onOpen={openFirstLink}
            actions={actions}
          />
        )}
        <Pager {...data} onPage={(page) => onFilter({ page })} />
      </>
    )
  }
}

/** In the hand the menu leads there. */
function GradebookLink({ group: { id, name } }: { group: GroupSummary }) {
  const { t } = useTranslation('groups')
  return (
    <ButtonLink
      variant="default"
      size="xs"
      to="/dashboard/group/$groupId/gradebook"
      params={{ groupId: id }}
      aria-label={t('gradebookOf', { name })}
    >
      {t('menu.gradebook')}
    </ButtonLink>
  )
}

/** With its row a deleted group takes the focus along: then the list takes it over. */
function useFocusAfterDeletion(rows: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const isDeleted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the rows change
  useEffect(() => {
    if (!isDeleted.current || document.activeElement !== document.body) return
    isDeleted.current = false
    list.current?.focus({ preventScroll: true })
  }, [rows])
  return {
    list,
    onDeleted: () => {
      isDeleted.current = true
    },
  }
}

interface GroupFiltersProps {
  search: GroupsSearch
  onFilter: (change: Partial<GroupsSearch>) => void
}

function GroupFilters({ search, onFilter }: GroupFiltersProps) {
  const { t } = useTranslation('groups')
  return (
    <ListFilters
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchPlaceholder'),
        value: search.search,
      }}
      onSearch={(text) => onFilter({ search: text })}
      sort={{
        label: t('filters.sort'),
        value: search.sort ?? 'name',
        options: GROUP_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
      }}
      onSort={(sort) => onFilter({ sort })}
    />
  )
}
