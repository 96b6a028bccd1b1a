import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Exercise } from './exercises/exercise.ts'
import type { Bilingual, FactPack } from './facts/pack.ts'
import type { Random } from './random.ts'

/** A subject by its names. What is known about it is read when it is loaded. */
export interface Subject extends Naming, FoundSubject {
  /** What is known about some of its narrower subjects. */
  narrowTo?(narrower: readonly Names[]): Promise<FactSource>
}

/** A subject, or one within it. */
export interface FoundSubject {
  id: string
  /** Chance decides where there is more than anyone wants. */
  load(random?: Random): Promise<KnowledgeSource>
}

export interface Naming {
  id: string
  name: Bilingual
  /** What else people call it: the same subject, or nearly. */
  aliases: Names
  /** Subjects within it. A request for one of them gets questions on just that, or this subject as the nearest. */
  narrower?: readonly Names[]
}

/** What people call something, in both languages. */
export type Names = Bilingual<readonly string[]>

/** What is known about a subject: facts, choices, a way to make exercises, or several of these. */
export type KnowledgeSource = FactSource | ChoiceSource | ExerciseSource | MixedSource

export interface FactSource {
  kind: 'facts'
  id: string
  pack: Pick<FactPack, 'id' | 'relations' | 'groups'>
  /** The keys of the facts that are meant, where not all of them are. */
  only?: ReadonlySet<string>
}

/** Where several answers are right, so that the wrong ones can't be taken from the other facts. */
export interface ChoiceSource {
  kind: 'choices'
  id: string
  /** Asks for one of those that are right; holds `{entity}`. */
  question: Bilingual
  /** Asks for all of them; holds `{entity}`. */
  questionOnAll: Bilingual
  /** Says that one is; holds `{entity}` and `{value}`. */
  statement: Bilingual
  choices: readonly Choice[]
}

export interface Choice {
  key: string
  difficulty: Difficulty
  entity: Bilingual
  right: readonly Bilingual[]
  wrong: readonly Bilingual[]
}

/** Exercises made on the spot: exact, and as many as anyone wants. */
export interface ExerciseSource {
  kind: 'exercises'
  id: string
  make(difficulty: Difficulty, locale: Locale, random: Random): Exercise
}

/** Several that take turns. */
export interface MixedSource {
  kind: 'mixed'
  id: string
  sources: readonly KnowledgeSource[]
}
