import { Button, Group } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconPencilPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { type Editing, EditorDialog } from '../components/editor/editor-dialog.tsx'
import { LockedNotice } from '../components/editor/locked-notice.tsx'
import { HistoryDialog } from '../components/history/history-dialog.tsx'
import { QuestionList } from '../components/list/question-list.tsx'
import { PreviewDialog } from '../components/paper/preview-dialog.tsx'
import { useQuestionList } from '../queries.ts'
import {
  filterCount,
  filterPart,
  listedPart,
  type QuestionActions,
  type QuestionDialog,
  type QuestionsSearch,
} from '../questions-search.ts'

/** Out to other programs and in from them, where the bank is a real one. */
export interface BankExchange {
  menu: (filter: Filter, total: number | undefined) => ReactNode
  chosen: (questions: Question[], filter: Filter) => ReactNode
  /** Another way to the first questions. */
  first: ReactNode
}

type Filter = ReturnType<typeof filterPart>

interface QuestionsPageProps {
  /** Another way to new questions: its button and its dialog stand in the header, before the writing by hand. */
  generate?: ReactNode
  exchange?: BankExchange
  /** What else is to be said of a question in the list. */
  mark?: (question: Question) => ReactNode
  /** Makes a quiz of those that were chosen. */
  makeQuiz: (questions: Question[], showLimit: QuestionActions['showLimit']) => ReactNode
}

export function QuestionsPage({ generate, exchange, mark, makeQuiz }: QuestionsPageProps) {
  const { t } = useTranslation('questions')
  const workspace = useWorkspaceRef()
  const search: QuestionsSearch = useSearch({ strict: false, select: bankPart })
  const navigate = useNavigate()
  const limit = useLimitRefusal()
  const { data } = useQuestionList(listedPart(search))
  const isEmpty = data?.total === 0 && filterCount(search) === 0

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<QuestionsSearch>) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  const show = (dialog: QuestionDialog, question?: string, version?: number) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, dialog, question, version }),
      resetScroll: false,
    })
  const close = () => {
    const closed = { dialog: undefined, question: undefined, version: undefined }
    void navigate({ to: '.', search: (now) => ({ ...now, ...closed }), replace: true, resetScroll: false })
  }
  const actions: QuestionActions = { open: show, showLimit: limit.show }
  const write = (
    <Button
      variant={generate ? 'default' : 'filled'}
      leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => show('new')}
    >
      {t('write')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <Group gap={12}>
            {generate}
            {/* An empty bank has the button where one looks first. */}
            {!isEmpty && write}
            {exchange?.menu(filterPart(search), data?.total)}
          </Group>
        }
      />
      <QuestionList
        key={workspace}
        search={search}
        onFilter={filter}
        actions={actions}
        mark={mark}
        write={
          <Group gap={12} justify="center">
            {write}
            {exchange?.first}
          </Group>
        }
        furtherActions={(questions) => (
          <>
            {makeQuiz(questions, limit.show)}
            {exchange?.chosen(questions, filterPart(search))}
          </>
        )}
      />
      <Dialogs search={search} actions={actions} onClose={close} />
      {limit.prompt}
    </>
  )
}

/** The bank is also shown in the demo, whose address is another. */
function bankPart(search: object): QuestionsSearch {
  return search
}

interface DialogsProps {
  search: QuestionsSearch
  actions: QuestionActions
  onClose: () => void
}

/** What is open stands in the address: the way back closes it, and a link opens it. */
function Dialogs({ search, actions, onClose }: DialogsProps) {
  const locale = useLocale()
  const { dialog, question, version } = search
  const changing = {
    onDuplicated: ({ id }: Question) => actions.open('edit', id),
    showLimit: actions.showLimit,
  }
  const editing: Editing | undefined =
    dialog === 'new'
      ? { kind: 'new', language: search.language ?? locale, subject: search.subject }
      : dialog === 'edit' && question
        ? { kind: 'edit', questionId: question, version }
        : undefined
  return (
    <>
      <EditorDialog editing={editing} onClose={onClose} {...changing} />
      <PreviewDialog
        questionId={dialog === 'preview' ? question : undefined}
        note={(shown) => <LockedNotice question={shown} {...changing} />}
        onClose={onClose}
      />
      <HistoryDialog
        questionId={dialog === 'history' ? question : undefined}
        onClose={onClose}
        onUse={(questionId, revision) => actions.open('edit', questionId, revision)}
      />
    </>
  )
}
