import { Checkbox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { QUIZ_SORTS } from '@probant/contract/quizzes/life'
import { PERSONAL } from '@probant/contract/workspaces'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { openFirstLink } from '#web/components/data-table/open-row.ts'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { MINUTE_MS } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { QuizLines, useFocusAfterAction } from '../components/quiz-lines.tsx'
import { QuizMenu } from '../components/quiz-menu.tsx'
import { type QuizShelf, quizListQuery } from '../queries.ts'
import { isFiltered, listedPart, NO_FILTER, type QuizzesSearch, shelfOf, sortOf } from '../search.ts'
import { useQuizColumns } from './use-quiz-columns.tsx'

interface Filtered {
  search: QuizzesSearch
  onFilter: (change: Partial<QuizzesSearch>) => void
}

interface QuizListProps extends Filtered {
  /** What to do where the shelf is empty. */
  emptyAction?: ReactNode
}

export function QuizList({ search, onFilter, emptyAction }: QuizListProps) {
  const { t } = useTranslation('quizzes')
  const shelf = shelfOf(search)
  const { data, error, refetch } = useQuery({
    ...quizListQuery(useWorkspaceRef(), listedPart(search)),
    // It opens and ends by itself, and people begin.
    refetchInterval: shelf === 'ongoing' && MINUTE_MS,
  })
  const columns = useQuizColumns(shelf)
  const { list, onDone } = useFocusAfterAction<HTMLDivElement>(data)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const isEmpty = data?.total === 0 && !isFiltered(search)
  return (
    <div ref={list} tabIndex={-1}>
      {!isEmpty && <QuizFilters search={search} onFilter={onFilter} />}
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <TableSkeleton rows={5} />
    if (isEmpty) return <EmptyShelf shelf={shelf} action={emptyAction} />
    if (data.total === 0) return <NoMatch search={search} onFilter={onFilter} />
    if (data.items.length === 0) return <NoPage onFilter={onFilter} />
    return (
      <>
        {isNarrow ? (
          <QuizLines label={t(`list.caption.${shelf}`)} quizzes={data.items} onDone={onDone} />
        ) : (
          <DataTable
            caption={t(`list.caption.${shelf}`)}
            columns={columns}
            rows={data.items}
            rowKey={(quiz) => quiz.id}
            onOpen={openFirstLink}
            actions={(quiz) => <QuizMenu quiz={quiz} onDone={onDone} />}
          />
        )}
        <Pager {...data} onPage={(page) => onFilter({ page })} />
      </>
    )
  }
}

function QuizFilters({ search, onFilter }: Filtered) {
  const { t } = useTranslation('quizzes')
  const isShared = useWorkspaceRef() !== PERSONAL
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
        value: sortOf(search),
        options: QUIZ_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
      }}
      onSort={(sort) => onFilter({ sort })}
    >
      {isShared && (
        // In line with the fields beside it, not with their labels.
        <Checkbox
          pb={10}
          label={t('filters.mine')}
          checked={search.whose === 'mine'}
          onChange={(event) => onFilter({ whose: event.currentTarget.checked ? 'mine' : undefined })}
        />
      )}
    </ListFilters>
  )
}

const PICTURES: Record<QuizShelf, ReactNode> = {
  ongoing: <BoardPicture />,
  drafts: <AnsweredSheetPicture />,
  past: <AnsweredSheetPicture />,
}

/** Nothing on this shelf: what will stand here, and how it gets here. */
function EmptyShelf({ shelf, action }: { shelf: QuizShelf; action?: ReactNode }) {
  const { t } = useTranslation('quizzes')
  return (
    <EmptyState
      picture={PICTURES[shelf]}
      title={t(`empty.${shelf}`)}
      sentence={t(`empty.${shelf}Sentence`)}
      action={action}
    />
  )
}

function NoMatch({ search, onFilter }: Filtered) {
  const { t } = useTranslation('quizzes')
  const reason = search.search ? 'noMatch' : 'noneOfMine'
  return (
    <NoRows
      title={t(`empty.${reason}`)}
      sentence={t(`empty.${reason}Sentence`)}
      back={t('filters.clear')}
      onBack={() => onFilter(NO_FILTER)}
    />
  )
}

/** There are quizzes, but not as many pages any more. */
function NoPage({ onFilter }: Pick<Filtered, 'onFilter'>) {
  const { t } = useTranslation('quizzes')
  return (
    <NoRows
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      back={t('empty.firstPage')}
      onBack={() => onFilter({ page: undefined })}
    />
  )
}
