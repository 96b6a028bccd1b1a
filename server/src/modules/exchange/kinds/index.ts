import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import type { Asked, ReadContent, ReadQuestion, Refusal } from '../formats/format.ts'
import { choices } from './choices.ts'
import { fillIn } from './fill-in.ts'
import { gaps } from './gaps.ts'
import type { KindInFiles } from './kind.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { numeric } from './numeric.ts'
import { open } from './open.ts'
import { ordering } from './ordering.ts'
import { spots } from './spots.ts'
import { trueFalse } from './true-false.ts'

/** A line for each, the most particular first: what a file asks for is what the first of them takes it for. */
const KINDS: { [Type in QuestionType]?: KindInFiles<Extract<QuestionDraft, { type: Type }>> } = {
  gaps,
  true_false: trueFalse,
  matching,
  multiple_choice: multipleChoice,
  choices,
  numeric,
  fill_in: fillIn,
  ordering,
  spots,
  open,
}

type AnyKind = KindInFiles<QuestionDraft>
/** What a kind says of one format, or of several that are alike. */
export type Part = Exclude<keyof AnyKind, 'taken' | 'completed'>

const all = Object.entries(KINDS) as [QuestionType, AnyKind][]

/** How a kind is written in a format; a kind that isn't has been left out before. */
export function partFor<Name extends Part>(
  format: Name,
  { type }: { type: QuestionType },
): NonNullable<AnyKind[Name]> {
  const part = kindCalled(type)[format]
  if (!part) throw new Error(`${type} is not written as ${format}`)
  return part
}

export function isWrittenAs(format: Part, { type }: { type: QuestionType }): boolean {
  return kindCalled(type)[format] !== undefined
}

/** Every kind that has a part in a format. */
export function partsIn<Name extends Part>(format: Name) {
  return all.flatMap(([type, kind]) => {
    const part = kind[format]
    return part ? [{ type, part: part as NonNullable<AnyKind[Name]> }] : []
  })
}

/** Which kind of question it is that a file asks for. */
export function taken(asked: Asked | Refusal): Pick<ReadQuestion, 'type' | 'content'> | Refusal {
  if ('fault' in asked) return asked
  for (const [type, kind] of all) {
    const content = kind.taken?.(asked)
    if (content) return { type, content }
  }
  return { fault: 'typeUnknown' }
}

/** With what the file has left open. */
export function completed({ type, content, points }: ReadQuestion): ReadContent {
  return kindCalled(type).completed?.(content, points) ?? content
}

function kindCalled(type: QuestionType): AnyKind {
  return (KINDS[type] as AnyKind | undefined) ?? {}
}
