import type { ReactNode } from 'react'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Pager } from './pager.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

interface PagedTableProps<Row> {
  /** One page of the list, as a query has it or not yet. */
  list: {
    data: { items: Row[]; total: number; page: number; pageSize: number } | undefined
    error: Error | null
    refetch: () => unknown
  }
  caption: string
  columns: Column<Row>[]
  actions?: (row: Row) => ReactNode
  line?: (row: Row) => ReactNode
  onPage: (page: number) => void
  /** What the failure to load it is called. */
  failed: string
  /** Shown where there is no row. */
  empty: ReactNode
  /** How many rows there probably are. */
  expectedRows?: number
}

/** A table of one page of a list, in each of its states, with the way to the other pages. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { list, caption, columns, actions, line, onPage, failed, empty, expectedRows } = props
  const { data, error, refetch } = list
  if (error) return <LoadFailure title={failed} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton rows={expectedRows} />
  if (data.items.length === 0) return empty
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        actions={actions}
        line={line}
      />
      <Pager {...data} onPage={onPage} />
    </>
  )
}
