import type { Paper } from '@probant/contract/quizzes/paper'
import type { AnyShapes, QuestionType } from '@probant/kinds'
import { choices } from './choices/taking.ts'
import { fillIn } from './fill-in/taking.tsx'
import { gaps } from './gaps/taking.ts'
import type { TakenKind } from './kind.ts'
import { matching } from './matching/taking.ts'
import { multipleChoice } from './multiple-choice/taking.tsx'
import { numeric } from './numeric/taking.ts'
import { open } from './open/taking.tsx'
import { ordering } from './ordering/taking.ts'
import { spots } from './spots/taking.ts'
import { trueFalse } from './true-false/taking.tsx'

/**
 * The page of a quiz is made of these. It has to stay small, so they know nothing of writing and printing, and of the rules
 * of a kind only what they need (`answer.ts`).
 */
const TAKEN = {
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

/** So that it is there before somebody comes to it, or loses the network; what fails is fetched again where it is drawn. */
export function fetchDrawings({ sections }: Pick<Paper, 'sections'>): void {
  const asked = sections.flatMap(({ questions }) => questions.map(({ content }) => takenKind(content)))
  for (const kind of new Set(asked)) kind.fetch?.().catch(() => {})
}

export function takenKind({ type }: { type: QuestionType }): TakenKind<AnyShapes> {
  return TAKEN[type] as unknown as TakenKind<AnyShapes>
}
