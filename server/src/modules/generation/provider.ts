import type { RejectionReason } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import type { Candidate, GeneratorRequest } from '@probant/knowledge'
import type { Asking } from '#server/platform/workers/pool.ts'

export type { Candidate, GeneratorRequest, Slot } from '@probant/knowledge'

/** Makes questions: a model of some provider, or the built-in generator, which always works. */
export interface QuestionGenerator {
  /** `builtin`, or `provider/model`: kept with every question, shown to the creator. */
  name: string
  isModel: boolean
  /** Each question is answered a second time, without its key, before it is handed over. */
  checksKeys?: boolean
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

/** A candidate, or the news that something came that was none. */
export type Produced = Candidate | { rejected: RejectionReason }
