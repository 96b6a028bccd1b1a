import { choices } from './choices/rule.ts'
import { fillIn } from './fill-in/rule.ts'
import { gaps } from './gaps/rule.ts'
import type { Kind } from './kind.ts'
import { matching } from './matching/rule.ts'
import { multipleChoice } from './multiple-choice/rule.ts'
import { numeric } from './numeric/rule.ts'
import { open } from './open/rule.ts'
import { ordering } from './ordering/rule.ts'
import type { GivenAnswer, KeptContent, RightAnswer, ShownContent, WrittenContent } from './schemas.ts'
import { spots } from './spots/rule.ts'
import { trueFalse } from './true-false/rule.ts'
import { QUESTION_TYPES, type QuestionType } from './types.ts'

export type { Kind, Locale, Markdown, OptionGroup, Shapes } from './kind.ts'
export type { GivenAnswer, KeptContent, RightAnswer, ShownContent, WrittenContent } from './schemas.ts'

export { QUESTION_TYPES, type QuestionType }

/** The rules of every kind: a line for each. */
const KINDS = {
  multiple_choice: multipleChoice,
  choices,
  true_false: trueFalse,
  fill_in: fillIn,
  numeric,
  gaps,
  matching,
  ordering,
  spots,
  open,
} satisfies { [Type in QuestionType]: { type: Type } }

export interface AnyShapes {
  written: WrittenContent
  kept: KeptContent
  shown: ShownContent
  answer: GivenAnswer
  right: RightAnswer
}

/** Any of them: each takes only what is its own, and `type` says whose something is. */
export type AnyKind = Kind<AnyShapes>

/** Those whose answers a person reads. */
export const GRADED_TYPES = QUESTION_TYPES.filter((type) => kindOf({ type }).byPerson)

export function kindOf({ type }: { type: QuestionType }): AnyKind {
  const kind = KINDS[type] as unknown as AnyKind | undefined
  if (!kind) throw new Error(`there is no kind of question called ${type}`)
  return kind
}
