import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'

export interface GeneratorRequest {
  subject: string
  language: Locale
  /** The creator's own text; empty where the subject is all there is. */
  text: string
  /** What is missing, in the order in which it should come. */
  slots: readonly Slot[]
  /** Titles that exist already, in this batch and among the creator's questions on the subject. */
  avoid: readonly string[]
  /** Makes a run repeatable. */
  seed: number
}

export interface Slot {
  type: QuestionType
  difficulty: Difficulty
  /** Whether a true or false statement should be true, for whoever can be told. */
  isTrue?: boolean
}

export type Candidate = CandidateBase & CandidateContent

interface CandidateBase {
  difficulty: Difficulty
  /** Markdown. */
  title: string
  explanation: string
  /** `builtin:facts`, `builtin:document`, `llm:provider/model` … */
  source: string
  /** The sentence of the creator's text that it rests on. */
  sourceSentence: string | null
  /** Title, answers and explanation are plain text, not Markdown: their stars and brackets mean themselves. */
  isPlainText?: true
  /** Two candidates about the same fact are one too many. */
  fact?: string
}

export type CandidateContent =
  | { type: 'multiple_choice'; correct: string; wrong: readonly string[] }
  | { type: 'true_false'; isTrue: boolean }
  | { type: 'fill_in'; accepted: readonly string[] }
  | { type: 'open'; maxScore: number; guidance: string }
