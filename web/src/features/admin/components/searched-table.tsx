import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import type { ListSearch } from '../admin-search.ts'

export interface SearchedListProps {
  search: ListSearch
  onFilter: (change: Partial<ListSearch>) => void
}

type TableProps<Row extends { id: string }> = Omit<
  ComponentProps<typeof PagedTable<Row>>,
  'failed' | 'onPage'
>

/** A list of the installation, and the field that looks for someone in it. */
export function SearchedTable<Row extends { id: string }>({
  search,
  onFilter,
  placeholder,
  ...table
}: SearchedListProps & TableProps<Row> & { placeholder: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ListFilters
        search={{ label: t('search'), placeholder: placeholder, value: search.search }}
        onSearch={(text) => onFilter({ search: text })}
      />
      <PagedTable {...table} failed={t('failed')} onPage={(page) => onFilter({ page })} />
    </>
  )
}
