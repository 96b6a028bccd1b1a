import { editedKind } from '#web/features/paper/kinds/editing.ts'
import { MarkdownField } from './markdown-field.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { FieldsOf } from './use-question-editor.ts'

/** What only this kind of question has. */
export function ContentFields({ editor: { form, errorAt } }: { editor: FieldsOf }) {
  const { Fields } = editedKind(form.getValues())
  return <Fields form={form} errorAt={errorAt} MarkdownField={MarkdownField} PictureDialog={PictureDialog} />
}
