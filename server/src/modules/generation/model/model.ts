import type { JsonSchema } from './element-schema.ts'

/** A language model behind some provider: asked once, it answers in pieces of text. */
export interface Model {
  /** `provider/model`. */
  name: string
  /** The answer is held to the schema by the provider; otherwise the schema has to be told in the prompt. */
  holdsToSchema: boolean
  /** How many characters of a creator's text it can take in. */
  longestText: number
  /** Stops, at the provider too, when the signal says so. Throws a `ModelFailure` where no answer comes. */
  answer(
    inquiry: Inquiry,
    signal: AbortSignal,
    /** Told at the end how many tokens that took, where the provider says so. */
    onTokens?: (count: number) => void,
  ): AsyncIterable<string>
}

export interface Inquiry {
  system: string
  prompt: string
  /** What the whole answer should look like. */
  schema: JsonSchema
}

/** How to reach one. */
export interface ModelSettings {
  model: string
  baseUrl: string
  apiKey: string | undefined
  timeouts: Timeouts
  /** How often a provider that is too busy is asked again. */
  maxRetries: number
  holdsToSchema: boolean
  /** It says how many tokens an answer took, where it is asked to. */
  countsTokens: boolean
  longestText: number
}

export interface Timeouts {
  /** Until the first sign of an answer, each time it is asked. */
  firstMs: number
  /** Between two pieces of it. */
  chunkMs: number
  totalMs: number
}
