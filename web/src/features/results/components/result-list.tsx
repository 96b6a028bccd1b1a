import { Button } from '@mantine/core'
import { RESULT_SORTS, type Result } from '@probant/contract/results/list'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useFigures } from '../figures.ts'
import { resultListQuery } from '../queries.ts'
import { listedPart, type ResultsSearch } from '../results-search.ts'
import classes from './results.module.css'

interface ResultListProps {
  quizId: string
  search: ResultsSearch
  onChange: (change: Partial<ResultsSearch>) => void
}

/** What came of each submission, and the way to it. */
export function ResultList({ quizId, search, onChange }: ResultListProps) {
  const { t } = useTranslation('results')
  const list = useQuery(resultListQuery(quizId, listedPart(search)))
  const columns = useColumns()
  const person = useResultPerson()
  const rows = list.data && {
    ...list.data,
    items: list.data.items.map((row) => ({ ...row, id: row.submissionId })),
  }
  return (
    <>
      <ListFilters
        search={{
          label: t('list.search'),
          placeholder: t('list.searchPlaceholder'),
          value: search.search,
        }}
        onSearch={(text) => onChange({ search: text, page: undefined })}
        sort={{
          label: t('list.sort'),
          value: search.sort ?? 'score',
          options: RESULT_SORTS.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
        }}
        onSort={(sort) => onChange({ sort, page: undefined })}
      />
      <PagedTable
        list={{ ...list, data: rows }}
        caption={t('list.caption')}
        columns={columns}
        actions={(result) => (
          <Button
            variant="default"
            size="xs"
            aria-label={t('list.openOf', { person: person(result) })}
            onClick={() => onChange({ submission: result.submissionId })}
          >
            {t('list.open')}
          </Button>
        )}
        onPage={(page) => onChange({ page })}
        failed={t('list.failed')}
        empty={
          <NoRows
            title={t('list.noMatch')}
            sentence={t('list.noMatchSentence')}
            back={t('list.clear')}
            onBack={() => onChange({ search: undefined, page: undefined })}
          />
        }
        expectedRows={6}
      />
    </>
  )
}

function useColumns(): Column<Result>[] {
  const { t } = useTranslation(['results', 'timeline'])
  const locale = useLocale()
  const figures = useFigures()
  const person = useResultPerson()
  return [
    {
      key: 'person',
      header: t('list.person'),
      cell: (result) => (
        <>
          {person(result)}
          {result.name && result.email && <span className={classes.address}>{result.email}</span>}
        </>
      ),
    },
    {
      key: 'score',
      header: t('list.score'),
      cell: ({ percent, ungradedCount }) => (
        <>
          <strong>{figures.percent(percent)}</strong>
          {ungradedCount > 0 && <span className={classes.note}> {t('list.provisional')}</span>}
        </>
      ),
      nowrap: true,
    },
    { key: 'time', header: t('list.time'), cell: ({ ms }) => figures.time(ms), nowrap: true },
    {
      key: 'ending',
      header: t('list.ending'),
      cell: ({ finishedAt, ending }) => (
        <>
          <time dateTime={finishedAt}>{formatDateTime(locale, finishedAt)}</time>
          {ending !== 'handed_in' && <span className={classes.address}>{t(`timeline:marks.${ending}`)}</span>}
        </>
      ),
    },
    {
      key: 'violations',
      header: t('list.violations'),
      cell: ({ violationCount }) => figures.number(violationCount),
      nowrap: true,
    },
  ]
}

/** By their name, else by their address; whose account was deleted has neither. */
export function useResultPerson() {
  const { t } = useTranslation('results')
  return ({ isGone, name, email }: Pick<Result, 'isGone' | 'name' | 'email'>): string =>
    isGone ? t('list.gone') : name || email
}
