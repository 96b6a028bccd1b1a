import type { RejectionReason } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { KeptContent, WrittenContent } from '@probant/kinds'
import type { Choice, ChoiceSource, Exercise, Random, ToldFact, ToldGroup } from '@probant/knowledge'
import type { z } from 'zod'
import type { Candidate } from '../provider.ts'
import type { Blind } from './blind.ts'

/** How a kind of question is generated. A kind without this isn't: nobody can ask a generator for it. */
export interface GeneratedKind<Made extends Candidate, Kept extends KeptContent> {
  /** What a model writes of it, beside what it writes of every question, and how it is told to. */
  fields: z.ZodRawShape
  told: Record<Locale, string>

  /** What is wrong with its answers. */
  malformation?(made: Made): RejectionReason | undefined
  /** All that can be chosen or written. */
  answersOf?(made: Made): readonly string[]
  /** What else is read of it beside its title, where that is no answer. */
  besides?(made: Made): readonly string[]
  /** What it asks, where many of its kind have the same title: of a new one, and of one in the bank. */
  asks?(made: Made): readonly string[]
  asksIn?(kept: Kept): readonly string[]
  /** What everybody reads of it beside its title, where that may tell the answer of another: of a new one, and of one in the bank. */
  shows?(made: Made): readonly string[]
  showsIn?(kept: Kept): readonly string[]
  /** Does its right answer stand in its own title? */
  givesItselfAway?(made: Made, isWithin: (answer: string, title: string) => boolean): boolean
  /** What is right, where it is short enough to be found in another question: of a new one, and of one in the bank. */
  rightOf?(made: Made): readonly string[]
  rightIn?(kept: Kept): readonly string[]
  /** Where it claims something: does that hold? */
  truthIn?(kept: Kept): boolean

  /** A text seldom has wrong answers of one kind: of what it tells and is known besides, it is made better. */
  isBetterOfFacts?: true

  /** As it is answered by somebody who doesn't know the key; nothing where there is none. */
  blind?(made: Made, random: Random): Blind

  /** As an author would have written it. */
  written(made: Made, how: Writing): WrittenContent

  /** From what the built-in generator knows; nothing where it doesn't lend itself to it. */
  fromFact?(fact: ToldFact, how: FactParts): Asked<Made>
  fromGroup?(group: ToldGroup, how: GroupParts): Asked<Made>
  fromExercise?(exercise: Exercise, how: ExerciseParts): Asked<Made>
  fromChoice?(choice: Choice, how: ChoiceParts): Asked<Made>
}

/** The part of a candidate that its kind makes; about several facts it says itself what it is about. */
type Asked<Made extends Candidate> =
  | (Omit<Made, Exclude<keyof Base, 'title'> | 'type'> &
      Partial<Pick<Base, 'explanation' | 'fact' | 'alsoAbout'>>)
  | undefined
type Base = Pick<Candidate, keyof Candidate>

export interface Writing {
  /** A text as Markdown. */
  markdown(text: string): string
  /** A text as it is typed. */
  plain(text: string): string
  /** Where the right one of four answers stands. */
  dealPlace(): number
  /** Puts in order what can be chosen where there are more or fewer. */
  random: Random
}

export interface FactParts {
  isTrue?: boolean
  explanation: string
  /** Which of the facts, by their keys, nobody was asked about. */
  isFree(key: string): boolean
  random: Random
}

export interface GroupParts {
  difficulty: Difficulty
  locale: Locale
  isFree(key: string): boolean
  random: Random
}

export interface ExerciseParts {
  isTrue: boolean
  difficulty: Difficulty
  /** Three slips that one could make. */
  wrong: readonly string[]
  solution: string
  random: Random
}

export interface ChoiceParts {
  source: ChoiceSource
  locale: Locale
  isTrue: boolean
  right: string
  wrong: readonly string[]
  random: Random
}

/** What an open answer is worth, by how hard it is. */
export const MAX_SCORES: Record<Difficulty, number> = { easy: 3, medium: 5, tough: 8 }
