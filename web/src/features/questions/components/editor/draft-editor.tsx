import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { useLocale } from '#web/i18n/use-locale.ts'
import { newValues, valuesOf } from '../../question-values.ts'
import { QuestionEditor } from './question-editor.tsx'

/** As far as it is written: perhaps nobody has said yet what is right. */
export type Draft = Pick<
  Question,
  'type' | 'subject' | 'language' | 'difficulty' | 'title' | 'explanation'
> & {
  content: Question['content'] | null
}

interface DraftEditorProps {
  draft: Draft
  keep: (question: QuestionForm) => Promise<unknown>
  onKept: () => void
  onCancel: () => void
}

/** The editor for a question that is not in the bank yet. */
export function DraftEditor({ draft, ...ends }: DraftEditorProps) {
  const locale = useLocale()
  const { content, ...about } = draft
  const values = content ? valuesOf({ ...about, content }, locale) : { ...newValues(about), ...about }
  return <QuestionEditor values={values} {...ends} />
}
