import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLast } from '#web/lib/use-last.ts'
import type { QuestionActions } from '../../question-actions.ts'
import { newValues } from '../../question-values.ts'
import { EditorLoader } from './editor-loader.tsx'
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
  showLimit: QuestionActions['showLimit']
}

/** The dialog in which questions are written and changed. */
export function EditorDialog({ editing, onClose, onSaved, showLimit }: EditorDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const shown = useLast(editing)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const saved = (question: Question) => {
    onSaved?.(question)
    onClose()
  }
  const ends = { showLimit, onCancel: onClose, onSaved: saved }
  return (
    <Modal
      opened={editing !== undefined}
      onClose={onClose}
      size={1160}
      fullScreen={isNarrow}
      title={t(shown?.kind === 'edit' ? 'editor.editTitle' : 'editor.newTitle')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      {shown?.kind === 'new' && <QuestionEditor {...ends} values={newValues(shown)} />}
      {shown?.kind === 'edit' && <EditorLoader key={shown.questionId} {...ends} {...shown} />}
    </Modal>
  )
}

/** Escape closes what lies on top: a dialog over this one, or an open list, takes it for itself. */
function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.getAttribute('data-mantine-stop-propagation') !== 'true'
}
