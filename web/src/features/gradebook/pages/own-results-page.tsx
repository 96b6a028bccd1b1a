import { Box, Title } from '@mantine/core'
import type { OwnResult } from '@probant/contract/gradebook/own-results'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { Line } from '#web/components/data-table/lines.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { AnchorLink, ButtonLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { ShownScore } from '#web/components/scale/shown-score.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { SubjectProgressPart } from '../components/subject-progress.tsx'
import type { OwnResultsSearch } from '../gradebook-search.ts'
import { ownProgressQuery, ownResultsQuery } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/results')

/** As a participant: what came of all that one has handed in, as far as one may see it. */
export function OwnResultsPage() {
  const { t } = useTranslation('gradebook')
  const { data: progress } = useQuery(ownProgressQuery)
  return (
    <>
      <PageHeader title={t('own.title')} sentence={t('own.sentence')} />
      {progress && <SubjectProgressPart subjects={progress.subjects} />}
      <Results hasHeading={Boolean(progress?.subjects.length)} />
    </>
  )
}

function Results({ hasHeading }: { hasHeading: boolean }) {
  const { t } = useTranslation('gradebook')
  const headingId = useId()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(ownResultsQuery(search))
  const columns = useColumns()
  const rows = list.data && {
    ...list.data,
    items: list.data.items.map((row) => ({ ...row, id: row.submissionId })),
  }
  const filter = (change: OwnResultsSearch) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  if (rows?.total === 0 && !search.search) return <NothingYet />
  return (
    <section aria-labelledby={hasHeading ? headingId : undefined}>
      {hasHeading && (
        <Title order={2} size="h3" id={headingId} mb="sm">
          {t('own.results')}
        </Title>
      )}
      <ListFilters
        search={{
          label: t('filters.search'),
          placeholder: t('own.searchPlaceholder'),
          value: search.search,
        }}
        onSearch={(text) => filter({ search: text })}
      />
      <PagedTable
        list={{ ...list, data: rows }}
        caption={t('own.caption')}
        columns={columns}
        line={(result) => <ResultLine result={result} />}
        onPage={(page) => filter({ page })}
        failed={t('own.failed')}
        empty={
          rows?.total === 0 ? (
            <NoRows
              title={t('own.noMatch')}
              sentence={t('own.noMatchSentence')}
              back={t('filters.clear')}
              onBack={() => filter({ search: undefined })}
            />
          ) : (
            <NoRows
              title={t('noPage')}
              sentence={t('own.noPageSentence')}
              back={t('firstPage')}
              onBack={() => filter({})}
            />
          )
        }
        expectedRows={5}
      />
    </section>
  )
}

function NothingYet() {
  const { t } = useTranslation('gradebook')
  return (
    <EmptyState
      picture={<AnsweredSheetPicture />}
      title={t('own.empty')}
      sentence={t('own.emptySentence')}
      action={<ButtonLink to="/dashboard">{t('own.emptyAction')}</ButtonLink>}
    />
  )
}

function useColumns(): Column<OwnResult>[] {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  return [
    { key: 'quiz', header: t('own.quiz'), cell: (result) => <QuizLink result={result} /> },
    { key: 'by', header: t('own.by'), cell: ({ creatorName }) => creatorName },
    {
      key: 'handedIn',
      header: t('own.handedIn'),
      cell: ({ finishedAt }) => <time dateTime={finishedAt}>{formatDateTime(locale, finishedAt)}</time>,
      nowrap: true,
    },
    { key: 'score', header: t('own.score'), cell: ({ score }) => <Score score={score} />, nowrap: true },
  ]
}

function ResultLine({ result }: { result: OwnResult }) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  return (
    <Line>
      <QuizLink result={result} />
      <div>
        <Score score={result.score} />
      </div>
      <Box className="breakable" c="dimmed" fz="xs">
        {formatDate(locale, result.finishedAt)} · {t('own.byName', { name: result.creatorName })}
      </Box>
    </Line>
  )
}

/** To what one has handed in. */
function QuizLink({ result: { quizId, title, language } }: { result: OwnResult }) {
  return (
    <AnchorLink {...OPENS_ROW} to="/quiz/$quizId" params={{ quizId }}>
      <span lang={language} dir="auto">
        {title}
      </span>
    </AnchorLink>
  )
}

/** No figure before all is graded: it would be read as the score. */
function Score({ score }: Pick<OwnResult, 'score'>) {
  const { t } = useTranslation('gradebook')
  if (score?.scaled) return <ShownScore scaled={score.scaled} percent={score.percent} />
  const why = score ? (score.isProvisional ? 'toGrade' : 'noScore') : 'notShown'
  return (
    <Box component="span" c="dimmed" fz="xs">
      {t(`own.${why}`)}
    </Box>
  )
}
