import { Box, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Fragment, type ReactNode } from 'react'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { CardList, CardRow } from './card-list.tsx'
import classes from './data-table.module.css'
import { Lines } from './lines.tsx'
import { type OpenRow, pressedRow } from './open-row.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Words wrap, dates and numbers stay on one line. */
  nowrap?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** What a press anywhere on the row does: the mouse's short way to what its link or its menu leads to. */
  onOpen?: OpenRow<Row>
  /** What can be done with a row, at its end. */
  actions?: (row: Row) => ReactNode
  /** A row in few words, as a `Line`. */
  line?: (row: Row) => ReactNode
}

/** A table with a sticky header; on a phone each row is a line, where there is one for it, else a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  if (!isNarrow) return <Table {...props} />
  const { line, caption, rows, rowKey } = props
  if (!line) return <Cards {...props} />
  return (
    <Lines label={caption}>
      {rows.map((row) => (
        <Fragment key={rowKey(row)}>{line(row)}</Fragment>
      ))}
    </Lines>
  )
}

function Table<Row>({ caption, columns, rows, rowKey, onOpen, actions }: DataTableProps<Row>) {
  return (
    <div className="card">
      <table className={classes.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col">
                {header}
              </th>
            ))}
            {actions && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-opens={onOpen ? true : undefined}
              onClick={onOpen && ((event) => pressedRow(event) && onOpen(row, event))}
            >
              {columns.map(({ key, cell, nowrap }) => (
                <td key={key} dir="auto" data-nowrap={nowrap || undefined}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <Box component="td" className="nowrap" ta="end">
                  {actions(row)}
                </Box>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row>({ caption, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  return (
    <CardList aria-label={caption}>
      {rows.map((row) => (
        <CardRow key={rowKey(row)}>
          <Box component="dl" m={0}>
            {columns.map(({ key, header, cell }) => (
              <SideBySide key={key} of="96px minmax(0, 1fr)" gap="xs" py={4}>
                <Box component="dt" c="dimmed" fz="xs" lh="23px">
                  {header}
                </Box>
                <Box component="dd" className="breakable" m={0} dir="auto">
                  {cell(row)}
                </Box>
              </SideBySide>
            ))}
          </Box>
          {actions && (
            <Group justify="flex-end" mt="xs">
              {actions(row)}
            </Group>
          )}
        </CardRow>
      ))}
    </CardList>
  )
}
