import type { AnyShapes, QuestionType } from '@probant/kinds'
import { choices } from './choices/showing.tsx'
import { fillIn } from './fill-in/showing.tsx'
import { gaps } from './gaps/showing.tsx'
import type { ShownKind } from './kind.ts'
import { matching } from './matching/showing.tsx'
import { multipleChoice } from './multiple-choice/showing.tsx'
import { numeric } from './numeric/showing.tsx'
import { open } from './open/showing.tsx'
import { ordering } from './ordering/showing.tsx'
import { spots } from './spots/showing.tsx'
import { trueFalse } from './true-false/showing.tsx'

const SHOWN = {
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

export function shownKind({ type }: { type: QuestionType }): ShownKind<AnyShapes> {
  return SHOWN[type] as unknown as ShownKind<AnyShapes>
}
