import { ActionIcon, Box, Button, Group, Stack } from '@mantine/core'
import type { Result } from '@probant/contract/results/list'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { Line } from '#web/components/data-table/lines.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { ShownScore } from '#web/components/scale/shown-score.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { CertificateMark } from '#web/features/certificates/components/certificate-mark.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { useFigures } from '../figures.ts'
import { resultListQuery } from '../queries.ts'
import { listedPart, type ResultsSearch } from '../results-search.ts'
import { useResultPerson } from '../use-result-person.ts'
import { type Choosing, CompareBar, CompareBox, useCompared } from './compare-bar.tsx'
import { ShortlistNote, ShortlistStar } from './shortlist-star.tsx'

interface ResultListProps {
  quizId: string
  search: ResultsSearch
  onChange: (change: Partial<ResultsSearch>) => void
}

/** What came of each submission, and the way to it. */
export function ResultList({ quizId, search, onChange }: ResultListProps) {
  const { t } = useTranslation('results')
  const list = useQuery(resultListQuery(quizId, listedPart(search)))
  const choosing = useCompared()
  const columns = useColumns(quizId, choosing)
  const person = useResultPerson()
  const rows = list.data && {
    ...list.data,
    items: list.data.items.map((row) => ({ ...row, id: row.submissionId })),
  }
  return (
    <>
      {rows && rows.total > 1 && <CompareBar quizId={quizId} choosing={choosing} />}
      {table()}
    </>
  )

  function table() {
    return (
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
        line={(result) => (
          <ResultLine
            quizId={quizId}
            result={result}
            choosing={choosing}
            onOpen={() => onChange({ submission: result.submissionId })}
          />
        )}
        onPage={(page) => onChange({ page })}
        failed={t('list.failed')}
        empty={<NoResults which={search.which} onChange={onChange} />}
        expectedRows={6}
      />
    )
  }
}

function NoResults({ which, onChange }: Pick<ResultsSearch, 'which'> & Pick<ResultListProps, 'onChange'>) {
  const { t } = useTranslation('results')
  return which ? (
    <NoRows
      title={t('shortlist.empty')}
      sentence={t('shortlist.emptySentence')}
      back={t('shortlist.all')}
      onBack={() => onChange({ search: undefined, which: undefined, page: undefined })}
    />
  ) : (
    <NoRows
      title={t('list.noMatch')}
      sentence={t('list.noMatchSentence')}
      back={t('list.clear')}
      onBack={() => onChange({ search: undefined, page: undefined })}
    />
  )
}

function useColumns(quizId: string, choosing: Choosing): Column<Result>[] {
  const { t } = useTranslation(['results', 'participants'])
  const locale = useLocale()
  const figures = useFigures()
  const person = useResultPerson()
  return [
    {
      key: 'person',
      header: t('list.person'),
      cell: (result) => (
        <Group gap="sm" align="flex-start" wrap="nowrap">
          <CompareBox result={result} choosing={choosing} />
          <Box mt={-4}>
            <ShortlistStar quizId={quizId} result={result} person={person(result)} />
          </Box>
          <div>
            {person(result)}
            {result.name && result.email && (
              <Box component="span" display="block" c="dimmed" fz="xs">
                <EmailAddress>{result.email}</EmailAddress>
              </Box>
            )}
            <CertificateMark certificate={result.certificate} />
            <ShortlistNote shortlist={result.shortlist} />
          </div>
        </Group>
      ),
    },
    {
      key: 'score',
      header: t('list.score'),
      cell: (result) => <Score result={result} />,
      nowrap: true,
    },
    { key: 'time', header: t('list.time'), cell: ({ ms }) => figures.time(ms), nowrap: true },
    {
      key: 'ending',
      header: t('list.ending'),
      cell: ({ finishedAt, ending }) => (
        <>
          <time dateTime={finishedAt}>{formatDateTime(locale, finishedAt)}</time>
          {ending !== 'handed_in' && (
            <Box component="span" display="block" c="dimmed" fz="xs">
              {t(`participants:timeline.marks.${ending}`)}
            </Box>
          )}
        </>
      ),
      nowrap: true,
    },
    {
      key: 'violations',
      header: t('list.violations'),
      cell: ({ violationCount, isReopened }) => (
        <>
          {figures.number(violationCount)}
          {isReopened && (
            <Box component="span" display="block" c="dimmed" fz="xs">
              {t('list.reopened')}
            </Box>
          )}
        </>
      ),
      nowrap: true,
    },
  ]
}

interface ScoreProps {
  result: Pick<Result, 'scaled' | 'percent' | 'ungradedCount'>
}

/** No figure before all is graded: it would be read as the score. */
export function Score({ result: { scaled, percent, ungradedCount } }: ScoreProps) {
  const { t } = useTranslation('results')
  return ungradedCount > 0 ? (
    <Box component="span" c="dimmed" fz="xs" fw={400}>
      {t('list.provisional')}
    </Box>
  ) : (
    <ShownScore scaled={scaled} percent={percent} />
  )
}

/** The same in the hand, in two lines. */
function ResultLine({
  quizId,
  result,
  choosing,
  onOpen,
}: {
  quizId: string
  result: Result
  choosing: Choosing
  onOpen: () => void
}) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const figures = useFigures()
  const person = useResultPerson()(result)
  const { ms, finishedAt, violationCount, isReopened } = result
  const facts = [
    figures.time(ms),
    formatDate(locale, finishedAt),
    violationCount > 0 && t('list.violationCount', { count: violationCount }),
    isReopened && t('list.reopened'),
  ]
  return (
    <Line
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('list.openOf', { person })}
          onClick={onOpen}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <Stack gap={4} align="center">
          <CompareBox result={result} choosing={choosing} />
          <ShortlistStar quizId={quizId} result={result} person={person} />
        </Stack>
        <Box flex={1} miw={0}>
          <Group gap="sm" align="stretch" justify="space-between" wrap="nowrap">
            <Box component="span" className="breakable" miw={0} fw={560}>
              {person}
            </Box>
            <Score result={result} />
          </Group>
          <Box component="span" display="block" c="dimmed" fz="xs">
            {facts.filter(Boolean).join(' · ')}
          </Box>
          <CertificateMark certificate={result.certificate} />
          <ShortlistNote shortlist={result.shortlist} />
        </Box>
      </Group>
    </Line>
  )
}
