import { Checkbox } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useQuestionList } from '../../queries.ts'
import type { QuestionActions } from '../../question-actions.ts'
import { filterCount, listedPart, listNameOf, type QuestionsSearch } from '../../questions-search.ts'
import { isFull, pageState, pageToggled, type Selection, selectionIn } from '../../selection.ts'
import classes from '../bulk/bulk-bar.module.css'
import { BulkDeeds } from '../bulk/bulk-deeds.tsx'
import { BulkReport } from '../bulk/bulk-report.tsx'
import { SubjectDialog } from '../bulk/subject-dialog.tsx'
import { type Bulk, useBulk } from '../bulk/use-bulk.ts'
import { NoMatch, NoPage, NoQuestions } from './empty-states.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionMenu } from './question-menu.tsx'
import { useQuestionColumns } from './use-question-columns.tsx'

interface QuestionListProps {
  search: QuestionsSearch
  onFilter: (change: Partial<QuestionsSearch>) => void
  actions: QuestionActions
  /** The way to a question of one's own, where there is none yet. */
  write: ReactNode
}

/** The bank: filters, the questions they leave, and what can be done with several of them. */
export function QuestionList({ search, onFilter, actions, write }: QuestionListProps) {
  const { t } = useTranslation('questions')
  const { data, error, refetch } = useQuestionList(listedPart(search))
  const [kept, setKept] = useState<Selection>()
  const selection = selectionIn(listNameOf(search), kept)
  const bulk = useBulk({ selection, onSelect: setKept, showLimit: actions.showLimit })
  const columns = useQuestionColumns({ selection, onSelect: setKept })
  if (data?.total === 0 && filterCount(search) === 0) return <NoQuestions action={write} />

  const rows = () => {
    if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <TableSkeleton />
    if (data.total === 0) return <NoMatch onFilter={onFilter} />
    if (data.items.length === 0) return <NoPage onFilter={onFilter} />
    return (
      <>
        <BulkBar bulk={bulk} selection={selection} page={data.items} onSelect={setKept} />
        <DataTable
          caption={t('list.caption')}
          columns={columns}
          rows={data.items}
          rowKey={(question) => question.id}
          actions={(question) => <QuestionMenu question={question} actions={actions} />}
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

/** They outlive the rows they are about: what was deleted may have been all of a page. */
function BulkDialogs({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation('questions')
  const { count, asked, ask, apply, isPending } = bulk
  const close = () => ask(undefined)
  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={t('bulk.deleteTitle', { count })}
        confirm={t('deletion.confirm')}
        isDangerous
        isPending={isPending}
        onConfirm={() => apply({ deed: 'delete' })}
      >
        {t('bulk.deleteSentence')}
      </ConfirmDialog>
      <SubjectDialog
        isOpen={asked === 'subject'}
        count={count}
        isPending={isPending}
        onClose={close}
        onApply={(subject) => apply({ deed: 'setSubject', subject })}
      />
      <BulkReport groups={bulk.refused} onClose={bulk.forgetRefused} />
    </>
  )
}

interface BulkBarProps {
  bulk: Bulk
  selection: Selection
  page: Question[]
  onSelect: (selection: Selection) => void
}

/** Chooses a whole page, and offers what can be done with all that is chosen. */
function BulkBar({ bulk, selection, page, onSelect }: BulkBarProps) {
  const { t } = useTranslation('questions')
  const state = pageState(selection, page)
  const { count } = bulk
  return (
    <fieldset className={classes.bar} data-active={count > 0 || undefined}>
      <legend className={classes.legend}>{t('bulk.label')}</legend>
      <Checkbox
        label={t('bulk.page')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={() => onSelect(pageToggled(selection, page))}
      />
      <span role="status" className={classes.count}>
        {count > 0 && t(isFull(selection) ? 'bulk.full' : 'bulk.selected', { count })}
      </span>
      {count > 0 && <BulkDeeds bulk={bulk} />}
    </fieldset>
  )
}
