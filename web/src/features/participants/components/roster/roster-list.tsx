import { Alert } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ResponseOf } from '@probant/contract/endpoint'
import { type listParticipants, PARTICIPANT_SORTS } from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconMailPause } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { OutboxLink } from '#web/components/feedback/outbox-link.tsx'
import { isFiltered, type ParticipantsSearch } from '../../participants-search.ts'
import { ParticipantBar } from '../../selection/participant-bar.tsx'
import { useSelection } from '../../selection/use-selection.tsx'
import { MailNotice } from './participant-cells.tsx'
import { ParticipantMenu } from './participant-menu.tsx'
import { totalOf } from './progress.ts'
import { RosterLines, useRosterColumns } from './roster-rows.tsx'
import { Nobody, NoMatch, NoPage } from './roster-states.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { ParticipantActions } from './use-participant-actions.tsx'

interface RosterListProps {
  quiz: Quiz
  page: ResponseOf<typeof listParticipants>
  search: ParticipantsSearch
  onFilter: (change: Partial<ParticipantsSearch>) => void
  /** When a group takes it. */
  onTimeGroup: () => void
  actions: ParticipantActions
  deliversMail: boolean
  isUnverified: boolean
  /** Takes the focus over when a row goes and takes it along. */
  list: RefObject<HTMLDivElement | null>
  /** The way to the first participant. */
  invite: ReactNode
}

/** Who takes part, and how far they are. */
export function RosterList(props: RosterListProps) {
  const { quiz, page, search, onFilter, onTimeGroup, actions, deliversMail, isUnverified, list, invite } =
    props
  const { t } = useTranslation('participants')
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const mailNotice = (participant: Participant) => (
    <MailNotice participant={participant} deliversMail={deliversMail} actions={actions} />
  )
  const menuOf = (participant: Participant) => <ParticipantMenu participant={participant} actions={actions} />
  const { status, search: words, sort } = search
  const { selection, select, clear, box } = useSelection(JSON.stringify([status, words, sort]), page.items)
  /** With the selection its buttons go, of which one had the focus. */
  const leaveSelection = () => {
    clear()
    requestAnimationFrame(() => list.current?.focus({ preventScroll: true }))
  }
  // What is over is nothing to choose for.
  const canChoose = quiz.status !== 'completed'
  const columns = useRosterColumns(mailNotice, canChoose ? box : undefined)
  return (
    <div ref={list} tabIndex={-1}>
      {totalOf(page.counts) === 0 ? <Nobody quiz={quiz} invite={invite} /> : everybody()}
    </div>
  )

  function everybody(): ReactNode {
    return (
      <>
        {!deliversMail && quiz.status === 'active' && (
          <Alert mb="lg" icon={<IconMailPause size={20} stroke={1.5} aria-hidden="true" />}>
            {t('mail.noneSent')}
            <OutboxLink />
          </Alert>
        )}
        <StatusFilter
          counts={page.counts}
          chosen={search.status}
          onChoose={(status) => onFilter({ status })}
        />
        <RosterFilters search={search} onFilter={onFilter} />
        {rows()}
      </>
    )
  }

  function rows(): ReactNode {
    // What the last filter has left over, until everybody is there again.
    if (page.total === 0 && !isFiltered(search)) return <TableSkeleton rows={3} />
    if (page.total === 0) return <NoMatch search={search} onFilter={onFilter} />
    if (page.items.length === 0) return <NoPage onFilter={onFilter} />
    return (
      <>
        {canChoose && (
          <ParticipantBar
            quiz={quiz}
            page={page.items}
            selection={selection}
            onSelect={select}
            onClear={clear}
            onDone={leaveSelection}
            onTimeGroup={onTimeGroup}
            deliversMail={deliversMail}
            isUnverified={isUnverified}
          />
        )}
        {isNarrow ? (
          <RosterLines
            participants={page.items}
            mailNotice={mailNotice}
            box={canChoose ? box : undefined}
            actions={menuOf}
          />
        ) : (
          <DataTable
            caption={t('list.caption')}
            columns={columns}
            rows={page.items}
            rowKey={({ id }) => id}
            actions={menuOf}
          />
        )}
        <Pager {...page} onPage={(number) => onFilter({ page: number })} />
      </>
    )
  }
}

interface RosterFiltersProps {
  search: ParticipantsSearch
  onFilter: (change: Partial<ParticipantsSearch>) => void
}

function RosterFilters({ search, onFilter }: RosterFiltersProps) {
  const { t } = useTranslation('participants')
  return (
    <ListFilters
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchPlaceholder'),
        value: search.search,
      }}
      onSearch={(text) => onFilter({ search: text })}
      sort={{
        label: t('filters.sort'),
        value: search.sort ?? 'invited',
        options: PARTICIPANT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
      }}
      onSort={(sort) => onFilter({ sort })}
    />
  )
}
