import { fillIn } from './fill-in/rule.ts'
import type { Kind } from './kind.ts'
import { multipleChoice } from './multiple-choice/rule.ts'
import { open } from './open/rule.ts'
import type { GivenAnswer, KeptContent, RightAnswer, ShownContent, WrittenContent } from './schemas.ts'
import { trueFalse } from './true-false/rule.ts'

export type { Kind, Locale, Markdown, Option, Shapes } from './kind.ts'
export type { GivenAnswer, KeptContent, RightAnswer, ShownContent, WrittenContent } from './schemas.ts'

/** The rules of every kind: a line for each, in the order in which they are offered. */
const KINDS = [multipleChoice, trueFalse, fillIn, open] as const

export type QuestionType = (typeof KINDS)[number]['type']
export const QUESTION_TYPES = KINDS.map(({ type }) => type) as [QuestionType, ...QuestionType[]]

export interface AnyShapes {
  written: WrittenContent
  kept: KeptContent
  shown: ShownContent
  answer: GivenAnswer
  right: RightAnswer
}

/** Any of them: each takes only what is its own, and `type` says whose something is. */
export type AnyKind = Kind<AnyShapes>

/** Those whose answers are marked by a rule. */
export const MARKED_TYPES: QuestionType[] = KINDS.flatMap((kind) => (kind.byPerson ? [] : kind.type))
/** Those whose answers a person reads. */
export const GRADED_TYPES: QuestionType[] = KINDS.flatMap((kind) => (kind.byPerson ? kind.type : []))

const byType = new Map(KINDS.map((kind) => [kind.type, kind as unknown as AnyKind]))

export function kindOf({ type }: { type: QuestionType }): AnyKind {
  const kind = byType.get(type)
  if (!kind) throw new Error(`there is no kind of question called ${type}`)
  return kind
}
