import { Button, NativeSelect, Paper } from '@mantine/core'
import { AUDIT_ACTIONS, type AuditAction } from '@probant/contract/admin/audit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import type { AuditSearch } from '../admin-search.ts'
import { AuditItem } from '../components/audit/audit-item.tsx'
import { auditListQuery } from '../queries.ts'

const route = getRouteApi('/admin/audit')

export function AuditPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<AuditSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('audit.title')} sentence={t('audit.sentence')} />
      <AuditLog search={search} onFilter={filter} />
    </>
  )
}

interface AuditLogProps {
  search: AuditSearch
  onFilter: (change: Partial<AuditSearch>) => void
}

function AuditLog({ search, onFilter }: AuditLogProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ListFilters
        search={{ label: t('search'), placeholder: t('audit.searchPlaceholder'), value: search.search }}
        onSearch={(text) => onFilter({ search: text })}
      >
        <NativeSelect
          label={t('audit.action')}
          value={search.action ?? ''}
          onChange={(event) => onFilter({ action: (event.currentTarget.value || undefined) as AuditAction })}
          data={[
            { value: '', label: t('audit.anyAction') },
            ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
        />
      </ListFilters>
      <Entries search={search} onFilter={onFilter} />
    </>
  )
}

function Entries({ search, onFilter }: AuditLogProps) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(
    auditListQuery({ search: search.search, action: search.action, page: search.page }),
  )
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  if (data.total === 0)
    return <NoEntry isFiltered={Boolean(search.search || search.action)} onFilter={onFilter} />
  return (
    <>
      <Paper component="ol" className="plain lined" withBorder aria-label={t('audit.list')}>
        {data.items.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </Paper>
      <Pager {...data} onPage={(page) => onFilter({ page })} />
    </>
  )
}

function NoEntry({ isFiltered, onFilter }: { isFiltered: boolean; onFilter: AuditLogProps['onFilter'] }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t(isFiltered ? 'audit.noMatch' : 'audit.nothing')}
      sentence={t(isFiltered ? 'audit.noMatchSentence' : 'audit.nothingSentence')}
      action={
        isFiltered && (
          <Button variant="default" onClick={() => onFilter({ search: undefined, action: undefined })}>
            {t('mails.clear')}
          </Button>
        )
      }
    />
  )
}
