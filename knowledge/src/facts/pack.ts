import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'

export type Bilingual<Text = string> = Record<Locale, Text>

/** What is known about a subject, in both languages. Facts are written by hand: plain to check, plain to correct. */
export interface FactPack {
  /** The file's name. */
  id: string
  name: Bilingual
  /** What else people call it. */
  aliases: Bilingual<readonly string[]>
  /** Subjects within it that no relation is about: asked about by those of its facts that speak of them, if enough do. */
  narrower?: Bilingual<readonly string[]>
  relations: readonly Relation[]
}

/**
 * Facts of one kind. Each entity has exactly one of the values; the values (and, where there is a `reverse`, the
 * entities) are of one class, so that each can stand as a wrong answer for another.
 */
export interface Relation {
  /** What people call just this: who asks for it gets these facts alone. */
  subjects?: Bilingual<readonly string[]>
  /** Asks for the value; holds `{entity}`. */
  forward: Bilingual
  /** Asks for the entity; holds `{value}`. Only where each value belongs to one entity. */
  reverse?: Bilingual
  /** Says the fact in one sentence; holds `{entity}` and `{value}`. */
  statement: Bilingual
  /** Which side is short and definite enough to be typed; asked by `forward` or `reverse`. */
  fillIn?: 'value' | 'entity'
  /** Asks to explain in one's own words; holds `{entity}`. The statement guides the grader. */
  open?: Bilingual
  facts: readonly Fact[]
  /** More wrong values of the same class, where the facts have few. */
  decoys?: readonly (readonly [en: string, fr: string])[]
}

export type Fact = readonly [
  /** How hard it is to know for someone who has had the subject. */
  difficulty: Difficulty,
  entityEn: string,
  entityFr: string,
  valueEn: string,
  valueFr: string,
  /** What else is right when typed, with its variants in either language. */
  accepts?: Partial<Bilingual<readonly string[]>>,
]
