import type { RejectionReason } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'
import type { Asking } from '#server/platform/workers/pool.ts'

/** Whoever makes questions: a model somewhere, or the built-in generator, which always works. */
export interface QuestionGenerator {
  /** `builtin`, or `provider/model`: kept with every question, shown to the creator. */
  name: string
  isModel: boolean
  /** Refuses at once what it could not serve at all, before anything is reserved. */
  ensureServes?(
    request: Pick<GeneratorRequest, 'subject' | 'language' | 'text'>,
    asking?: Asking,
  ): Promise<void>
  /** What it knows by itself, nearest to what was typed. */
  suggest?(typed: { search: string; language: Locale }): Promise<string[]>
  /**
   * Makes candidates one by one, best first, for as long as it is asked; more than the slots is fine, fewer means that
   * it has no more. Stops, and stops whoever works for it, when the signal says so. Throws a refusal by name
   * (`subjectNotFound`, `aiServiceFailed`, `aiContentUnreadable`) where it can't go on.
   */
  generate(request: GeneratorRequest, signal: AbortSignal, asking?: Asking): AsyncIterable<Produced>
}

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

/** A candidate, or the news that something came that was none. */
export type Produced = Candidate | { rejected: RejectionReason }

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

type CandidateContent =
  | { type: 'multiple_choice'; correct: string; wrong: readonly string[] }
  | { type: 'true_false'; isTrue: boolean }
  | { type: 'fill_in'; accepted: readonly string[] }
  | { type: 'open'; maxScore: number; guidance: string }
