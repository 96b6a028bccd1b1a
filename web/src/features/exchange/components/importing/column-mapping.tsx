import { Button, NativeSelect } from '@mantine/core'
import { COLUMNS, type Column, type Columns, type Import } from '@probant/contract/exchange/import'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'
import classes from './column-mapping.module.css'

interface ColumnMappingProps {
  table: NonNullable<Import['table']>
  /** Missing where the file itself is no longer here, as after a reload. */
  onApply: ((columns: Columns) => void) | undefined
  isPending: boolean
}

const NONE = ''

/** Which column of a table holds what: as it was guessed, or as somebody says. */
export function ColumnMapping({ table, onApply, isPending }: ColumnMappingProps) {
  const { t } = useTranslation('exchange')
  const [columns, setColumns] = useState(table.columns)
  const choose = (column: Column, place: string) => {
    const { [column]: _before, ...rest } = columns
    setColumns(place === NONE ? rest : { ...rest, [column]: Number(place) })
  }
  const taken = Object.values(table.columns)
  const unused = table.headings.filter((heading, index) => heading.trim() && !taken.includes(index))
  const options = [
    { value: NONE, label: t('columns.none') },
    ...table.headings.map((heading, index) => ({
      value: String(index),
      label: heading.trim() ? shortTitle(heading) : t('columns.unnamed', { number: index + 1 }),
    })),
  ]
  return (
    <details className={classes.mapping} open={table.columns.title === undefined || unused.length > 0}>
      <summary className={classes.summary}>{t('columns.title')}</summary>
      <p className={classes.sentence}>{t('columns.sentence')}</p>
      {unused.length > 0 && (
        <p className={classes.sentence}>
          {t('columns.unused', { headings: unused.map(shortTitle).join(', ') })}
        </p>
      )}
      <div className={classes.grid}>
        {COLUMNS.map((column) => {
          const index = columns[column]
          return (
            <NativeSelect
              key={column}
              label={t(`columns.names.${column}`)}
              description={index === undefined ? undefined : sampleOf(table, index)}
              inputWrapperOrder={['label', 'input', 'description']}
              data={options}
              value={index === undefined ? NONE : String(index)}
              onChange={({ currentTarget: { value } }) => choose(column, value)}
            />
          )
        })}
      </div>
      {onApply ? (
        <Button
          variant="default"
          loading={isPending}
          disabled={columns.title === undefined}
          onClick={() => onApply(columns)}
        >
          {t('columns.apply')}
        </Button>
      ) : (
        <p className={classes.sentence}>{t('columns.gone')}</p>
      )}
    </details>
  )
}

/** What stands in that column first. */
function sampleOf({ rows }: NonNullable<Import['table']>, index: number): string | undefined {
  const cell = rows.map((cells) => cells[index]?.trim()).find(Boolean)
  return cell && shortTitle(cell)
}
