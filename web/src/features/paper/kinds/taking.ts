import type { AnyShapes, QuestionType } from '@probant/kinds'
import { fillIn } from './fill-in/taking.tsx'
import type { TakenKind } from './kind.ts'
import { matching } from './matching/taking.ts'
import { multipleChoice } from './multiple-choice/taking.tsx'
import { open } from './open/taking.tsx'
import { trueFalse } from './true-false/taking.tsx'

/**
 * The page of a quiz is made of these. It has to stay small, so they know nothing of writing and printing, and of the rules
 * of a kind only what they need (`answer.ts`).
 */
const TAKEN = {
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  fill_in: fillIn,
  matching,
  open,
} satisfies Record<QuestionType, object>

export function takenKind({ type }: { type: QuestionType }): TakenKind<AnyShapes> {
  return TAKEN[type] as unknown as TakenKind<AnyShapes>
}
