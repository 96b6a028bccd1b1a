import { Skeleton } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useLast } from '#web/lib/use-last.ts'
import { questionQuery, revisionsQuery } from '../../queries.ts'
import { newValues, nextValues, valuesOf } from '../../question-values.ts'
import type { QuestionActions } from '../../questions-search.ts'
import { LockedNotice, type LockedNoticeProps } from './locked-notice.tsx'
import { QuestionEditor } from './question-editor.tsx'

/** A new question begins in a language, perhaps on a subject; an edit with a question, perhaps with what it was once. */
export type Editing =
  | { kind: 'new'; language: Locale; subject?: string }
  | { kind: 'edit'; questionId: string; version?: number }

interface EditorDialogProps {
  /** Closed where there is nothing to edit. */
  editing: Editing | undefined
  onClose: () => void
  /** For whoever wants to go on with what was written. */
  onSaved?: (question: Question) => void
  /** What can't be changed was duplicated: the copy can. */
  onDuplicated: LockedNoticeProps['onDuplicated']
  showLimit: QuestionActions['showLimit']
}

/** The dialog in which questions are written and changed. */
export function EditorDialog({ editing, onClose, onSaved, onDuplicated, showLimit }: EditorDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const shown = useLast(editing)
  const saved = (question: Question) => {
    onSaved?.(question)
    onClose()
  }
  const ends = { showLimit, onCancel: onClose, onSaved: saved }
  return (
    <Dialog
      isOpen={editing !== undefined}
      onClose={onClose}
      size={1160}
      fills="phone"
      title={t(shown?.kind === 'edit' ? 'editor.editTitle' : 'editor.newTitle')}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      {shown?.kind === 'new' && <NewQuestions {...ends} {...shown} onAnother={onSaved} />}
      {shown?.kind === 'edit' && (
        <EditorLoader key={shown.questionId} {...ends} {...shown} onDuplicated={onDuplicated} />
      )}
    </Dialog>
  )
}

/** Escape closes what lies on top: a dialog over this one, or an open list, takes it for itself. */
export function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.getAttribute('data-mantine-stop-propagation') !== 'true'
}

interface Ends {
  showLimit: QuestionActions['showLimit']
  onCancel: () => void
  onSaved: (question: Question) => void
}

interface NewQuestionsProps extends Ends {
  language: Locale
  subject?: string
  onAnother: ((question: Question) => void) | undefined
}

/** One after the other: the next begins with what the last was about. */
function NewQuestions({ language, subject, onAnother, ...ends }: NewQuestionsProps) {
  const [{ number, values }, setStart] = useState({ number: 1, values: newValues({ language, subject }) })
  const goOn = (written: Question) => {
    onAnother?.(written)
    setStart({ number: number + 1, values: nextValues(written) })
  }
  const place = useRef<HTMLDivElement>(null)
  // The dialog sees to the first only.
  useEffect(() => {
    if (number > 1) place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [number])
  return (
    <div ref={place}>
      <QuestionEditor key={number} {...ends} values={values} onAnother={goOn} />
    </div>
  )
}

interface EditorLoaderProps extends Ends {
  questionId: string
  version?: number
  onDuplicated: LockedNoticeProps['onDuplicated']
}

/** Fetches what is edited as it is this moment, and the earlier version that the edit begins with. */
function EditorLoader({ questionId, version, onDuplicated, ...ends }: EditorLoaderProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const question = useQuery(questionQuery(questionId))
  const revisions = useQuery({ ...revisionsQuery(questionId), enabled: version !== undefined })
  const failed = [question, revisions].find(({ error }) => error)
  // Once the form is there, it stays: a later failure to refresh is not its concern.
  if (failed?.error && !failed.data) {
    return <LoadFailure title={t('failedOne')} error={failed.error} onRetry={() => failed.refetch()} />
  }
  const isThere = question.isFetchedAfterMount && (version === undefined || revisions.data)
  if (!question.data || !isThere) return <Skeleton height={480} radius="lg" />
  if (!question.data.can.edit) {
    return <LockedNotice question={question.data} onDuplicated={onDuplicated} showLimit={ends.showLimit} />
  }

  const earlier = revisions.data?.find(({ revision }) => revision === version)
  const versionNote = earlier ? 'editor.versionUsed' : 'editor.versionGone'
  return (
    <QuestionEditor
      {...ends}
      question={question.data}
      values={valuesOf(earlier?.question ?? question.data, locale)}
      note={version === undefined ? undefined : t(versionNote)}
    />
  )
}
