import type { QuestionType } from '@probant/contract/questions/form'
import type { KeptContent } from '@probant/kinds'
import type { GENERATED_TYPES as OFFERED_TYPES } from '@probant/kinds/types'
import { comparable } from '@probant/knowledge'
import type { Candidate } from '../provider.ts'
import { unescaped } from '../unescaped.ts'
import { choices } from './choices.ts'
import { fillIn } from './fill-in.ts'
import { gaps } from './gaps.ts'
import type { GeneratedKind } from './kind.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { numeric } from './numeric.ts'
import { open } from './open.ts'
import { ordering } from './ordering.ts'
import { trueFalse } from './true-false.ts'

/** A line for each kind that generators make. */
const KINDS: {
  [Type in (typeof OFFERED_TYPES)[number]]: GeneratedKind<
    Extract<Candidate, { type: Type }>,
    Extract<KeptContent, { type: Type }>
  >
} = {
  multiple_choice: multipleChoice,
  choices,
  true_false: trueFalse,
  fill_in: fillIn,
  numeric,
  gaps,
  matching,
  ordering,
  open,
}

type AnyGenerated = GeneratedKind<Candidate, KeptContent>

export const GENERATED_TYPES = Object.keys(KINDS) as QuestionType[]

export function generatedKind({ type }: { type: QuestionType }): AnyGenerated {
  const kind = findKind(type)
  if (!kind) throw new Error(`questions of the kind ${type} are not generated`)
  return kind
}

/** What tells it from others: its title, and what else it asks where that says only what to do. */
export function stemOf(candidate: Candidate): string {
  return stem(candidate.title, generatedKind(candidate).asks?.(candidate))
}

/** The same of a question in the bank, whoever wrote it. */
export function stemIn({ title, content }: { title: string; content: KeptContent }): string {
  return stem(title, findKind(content.type)?.asksIn?.(content))
}

/** In whichever order it asks them, it asks the same. */
function stem(title: string, asks: readonly string[] = []): string {
  const key = (text: string) => comparable(unescaped(text))
  const sorted = asks.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  return [title, ...sorted].join(' ')
}

/** Does it claim something that holds or not? */
export function isStatement({ type }: { type: QuestionType }): boolean {
  return findKind(type)?.truthIn !== undefined
}

/** Does what it claims hold? Nothing where it claims nothing. */
export function truthOf(candidate: Candidate): boolean | undefined {
  return 'isTrue' in candidate ? candidate.isTrue : undefined
}

/** The same of a question in the bank, whoever wrote it. */
export function truthIn(content: KeptContent): boolean | undefined {
  return findKind(content.type)?.truthIn?.(content)
}

/** What is right in one that lies in the bank, where it is short. */
export function rightIn(content: KeptContent): readonly string[] {
  return findKind(content.type)?.rightIn?.(content) ?? []
}

/** What everybody reads of one in the bank beside its title, where that may tell the answer of another. */
export function showsIn(content: KeptContent): readonly string[] {
  return findKind(content.type)?.showsIn?.(content) ?? []
}

function findKind(type: QuestionType): AnyGenerated | undefined {
  return (KINDS as Partial<Record<QuestionType, unknown>>)[type] as AnyGenerated | undefined
}
