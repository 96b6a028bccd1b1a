import { type AnyShapes, QUESTION_TYPES, type QuestionType } from '@probant/kinds'
import { choices } from './choices/editing.tsx'
import { fillIn } from './fill-in/editing.tsx'
import { gaps } from './gaps/editing.tsx'
import type { EditedKind } from './kind.ts'
import { matching } from './matching/editing.tsx'
import { multipleChoice } from './multiple-choice/editing.tsx'
import { numeric } from './numeric/editing.tsx'
import { open } from './open/editing.tsx'
import { ordering } from './ordering/editing.tsx'
import { spots } from './spots/editing.tsx'
import { trueFalse } from './true-false/editing.tsx'

const EDITED = {
  multiple_choice: multipleChoice,
  choices,
  true_false: trueFalse,
  fill_in: fillIn,
  matching,
  numeric,
  gaps,
  ordering,
  spots,
  open,
} satisfies Record<QuestionType, object>

/** The fields of all kinds at once, so that nothing is lost by looking at another kind. */
export type ContentValues = Together<ReturnType<(typeof EDITED)[QuestionType]['blank']>>
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export function blankContent(): ContentValues {
  return Object.assign({}, ...QUESTION_TYPES.map((type) => EDITED[type].blank()))
}

export function editedKind({ type }: { type: QuestionType }): EditedKind<AnyShapes, ContentValues> {
  return EDITED[type] as unknown as EditedKind<AnyShapes, ContentValues>
}
