import type { Question } from '@probant/contract/questions/question'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useQuestionList } from '../../queries.ts'
import {
  filterCount,
  listedPart,
  listNameOf,
  type QuestionActions,
  type QuestionsSearch,
} from '../../questions-search.ts'
import { type Selection, selectionIn } from '../../selection.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialogs } from '../bulk/bulk-dialogs.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { NoMatch, NoPage, NoQuestions } from './empty-states.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionLine } from './question-line.tsx'
import { QuestionMenu } from './question-menu.tsx'
import { QuestionBox, useQuestionColumns } from './use-question-columns.tsx'

interface QuestionListProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  actions: QuestionActions
  mark?: (question: Question) => ReactNode
  /** The way to a question of one's own, where there is none yet. */
  write: ReactNode
  /** What else can be done with those that are chosen. */
  furtherActions: (questions: Question[]) => ReactNode
}

/** The bank: filters, the questions they leave, and what can be done with several of them. */
export function QuestionList({ search, onFilter, actions, mark, write, furtherActions }: QuestionListProps) {
  const { t } = useTranslation('questions')
  const { data, error, refetch } = useQuestionList(listedPart(search))
  const [kept, setKept] = useState<Selection>()
  const selection = selectionIn(listNameOf(search), kept)
  const bulk = useBulk({ selection, onSelect: setKept, showLimit: actions.showLimit })
  const columns = useQuestionColumns({ selection, onSelect: setKept, mark })
  if (data?.total === 0 && filterCount(search) === 0) return <NoQuestions action={write} />

  const menuOf = (question: Question) => <QuestionMenu question={question} actions={actions} />
  const rows = () => {
    if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <TableSkeleton />
    if (data.total === 0) return <NoMatch onFilter={onFilter} />
    if (data.items.length === 0) return <NoPage onFilter={onFilter} />
    return (
      <>
        <BulkBar
          bulk={bulk}
          selection={selection}
          page={data.items}
          onSelect={setKept}
          actions={furtherActions}
        />
        <DataTable
          caption={t('list.caption')}
          columns={columns}
          rows={data.items}
          rowKey={(question) => question.id}
          onOpen={({ id, can }) => actions.open(can.edit ? 'edit' : 'preview', id)}
          actions={menuOf}
          line={(question) => (
            <QuestionLine
              question={question}
              mark={mark?.(question)}
              box={<QuestionBox question={question} selection={selection} onSelect={setKept} />}
              actions={menuOf(question)}
            />
          )}
        />
        <Pager {...data} onPage={(page) => onFilter({ page })} />
      </>
    )
  }
  return (
    <>
      <QuestionFilters search={search} onFilter={onFilter} />
      {rows()}
      <BulkDialogs bulk={bulk} />
    </>
  )
}
