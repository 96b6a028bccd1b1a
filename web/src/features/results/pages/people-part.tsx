import { NativeSelect } from '@mantine/core'
import { RESULT_SORTS } from '@probant/contract/results/list'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import {
  LastStep,
  ParticipantBadge,
  Person,
} from '#web/features/participants/components/roster/participant-cells.tsx'
import { participantListQuery } from '#web/features/participants/queries.ts'
import { ResultList } from '../components/result-list.tsx'
import { type ResultsSearch, WITHOUT_RESULT, type WithoutResult } from '../results-search.ts'

interface PeoplePartProps {
  quizId: string
  search: ResultsSearch
  onChange: (change: Partial<ResultsSearch>) => void
}

/** Everybody who takes part: what came of each submission, or how far those are who have handed in none. */
export function PeoplePart({ quizId, search, onChange }: PeoplePartProps) {
  const { t } = useTranslation(['results', 'participants'])
  const { show } = search
  const { data } = useQuery(participantListQuery(quizId, { pageSize: 1 }))
  const offered = WITHOUT_RESULT.filter((status) => data?.counts[status] || status === show)
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
          value: show ? 'name' : (search.sort ?? 'score'),
          options: (show ? BY_NAME : RESULT_SORTS).map((value) => ({
            value,
            label: t(`list.sorts.${value}`),
          })),
        }}
        onSort={(sort) => onChange({ sort, page: undefined })}
      >
        <NativeSelect
          label={t('list.show')}
          value={show ?? search.which ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...shownBy(value), page: undefined })}
          data={[
            { value: '', label: t('list.handedIn') },
            { value: SHORTLIST, label: t('shortlist.name') },
            ...offered.map((value) => ({
              value,
              label: t('list.others', {
                status: t(`participants:filters.statuses.${value}`),
                count: data?.counts[value] ?? 0,
              }),
            })),
          ]}
        />
      </ListFilters>
      {show ? (
        <Others quizId={quizId} status={show} search={search} onChange={onChange} />
      ) : (
        <ResultList quizId={quizId} search={search} onChange={onChange} />
      )}
    </>
  )
}

const SHORTLIST = 'shortlist'

/** What was chosen to be shown, as the address has it. */
function shownBy(value: string): Pick<ResultsSearch, 'show' | 'which'> {
  if (value === SHORTLIST) return { show: undefined, which: SHORTLIST }
  return { show: (value || undefined) as WithoutResult | undefined, which: undefined }
}

/** Without a result there is nothing else to sort by. */
const BY_NAME = ['name'] as const

/** Those of one status that has no result. */
function Others({ quizId, status, search, onChange }: PeoplePartProps & { status: WithoutResult }) {
  const { t } = useTranslation('results')
  const asked = { search: search.search, status, page: search.page, sort: 'name' } as const
  const { data, error, refetch } = useQuery(participantListQuery(quizId, asked))
  if (error && !data) return <LoadFailure title={t('list.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton rows={6} />
  if (data.items.length === 0) {
    return (
      <NoRows
        title={t('list.noMatch')}
        sentence={t('list.noOther')}
        back={t('list.clear')}
        onBack={() => onChange({ search: undefined, show: undefined, page: undefined })}
      />
    )
  }
  return (
    <>
      <Lines label={t('list.othersCaption')}>
        {data.items.map((participant) => (
          <Line key={participant.id} actions={<ParticipantBadge status={participant.status} />}>
            <Person participant={participant} />
            <LastStep participant={participant} />
          </Line>
        ))}
      </Lines>
      <Pager {...data} onPage={(page) => onChange({ page })} />
    </>
  )
}
