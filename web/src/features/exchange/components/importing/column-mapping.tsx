import { Box, Button, NativeSelect, Paper, Text } from '@mantine/core'
import { COLUMN_NAMES } from '@probant/contract/exchange/column-names'
import { COLUMNS, type Column, type Columns, type Import } from '@probant/contract/exchange/import'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { shortTitle } from '#web/lib/short-title.ts'

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
  const locale = useLocale()
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
    <Paper
      component="details"
      withBorder
      mb="lg"
      p="md"
      open={table.columns.title === undefined || unused.length > 0}
    >
      <Box component="summary" fw={560}>
        {t('columns.title')}
      </Box>
      <Text maw="64ch" mt="xs" c="dimmed">
        {t('columns.sentence')}
      </Text>
      {unused.length > 0 && (
        <Text maw="64ch" mt="xs" c="dimmed">
          {t('columns.unused', { headings: unused.map(shortTitle).join(', ') })}
        </Text>
      )}
      <SideBySide of="repeat(auto-fill, minmax(180px, 1fr))" align="flex-start" my={20}>
        {COLUMNS.map((column) => {
          const index = columns[column]
          return (
            <NativeSelect
              key={column}
              label={COLUMN_NAMES[locale][column]}
              description={index === undefined ? undefined : sampleOf(table, index)}
              inputWrapperOrder={['label', 'input', 'description']}
              data={options}
              value={index === undefined ? NONE : String(index)}
              onChange={({ currentTarget: { value } }) => choose(column, value)}
            />
          )
        })}
      </SideBySide>
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
        <Text maw="64ch" mt="xs" c="dimmed">
          {t('columns.gone')}
        </Text>
      )}
    </Paper>
  )
}

/** What stands in that column first. */
function sampleOf({ rows }: NonNullable<Import['table']>, index: number): string | undefined {
  const cell = rows.map((cells) => cells[index]?.trim()).find(Boolean)
  return cell && shortTitle(cell)
}
