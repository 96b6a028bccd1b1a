import type { KeyCheck } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'
import type { CandidateContent } from './kinds/content.ts'

/** What a generator is asked for. */
export interface GeneratorRequest {
  subject: string
  language: Locale
  /** The creator's own text; empty where the subject is all there is. */
  text: string
  /** What is missing, in the order in which it should come. */
  slots: readonly Slot[]
  /** Titles that exist already, in this batch and among the creator's questions on the subject; where many are called alike, with what they ask. */
  avoid: readonly string[]
  /** Facts that this batch asks about already. */
  asked?: ReadonlySet<string>
  /** Makes a run repeatable. */
  seed: number
}

/** One question that is asked for. */
export interface Slot {
  type: QuestionType
  difficulty: Difficulty
  /** Whether a true or false statement should be true, for generators that can choose. */
  isTrue?: boolean
}

/** A question that a generator has made, before it has passed the gate. */
export type Candidate = CandidateBase & CandidateContent

interface CandidateBase {
  difficulty: Difficulty
  /** Markdown. */
  title: string
  explanation: string
  /** `builtin:facts`, `builtin:document`, `llm:provider/model` … */
  source: string
  /** The sentence of the creator's text that it was made from. */
  sourceSentence: string | null
  /** Title, answers and explanation are plain text, not Markdown: their stars and brackets mean themselves. */
  isPlainText?: true
  /** What came of answering it a second time. */
  check?: KeyCheck
  /** What it asks about: only one candidate per fact is used. */
  fact?: string
  /** What else it asks about or tells: nothing of it is asked again. */
  alsoAbout?: readonly string[]
}
