import { FillInFields } from './fill-in-fields.tsx'
import { MultipleChoiceFields } from './multiple-choice-fields.tsx'
import { OpenFields } from './open-fields.tsx'
import { TrueFalseFields } from './true-false-fields.tsx'
import type { FieldsOf } from './use-question-editor.ts'

const FIELDS = {
  multiple_choice: MultipleChoiceFields,
  true_false: TrueFalseFields,
  fill_in: FillInFields,
  open: OpenFields,
}

/** What only this type of question has. */
export function ContentFields({ editor }: { editor: FieldsOf }) {
  const Fields = FIELDS[editor.form.getValues().type]
  return <Fields editor={editor} />
}
