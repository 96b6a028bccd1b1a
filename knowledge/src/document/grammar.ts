import type { Locale } from '@probant/contract/locales'

/** The main statement of a sentence, as far as it could be made out: who or what, and what of it. */
export interface Clause {
  /** What stands before: `In 1215,` */
  lead: string
  /** As it stands, with its article. */
  subject: string
  /** What is said of the subject between two commas, if anything. */
  apposition: string
  verb: string
  /** What follows the verb, without the full stop. */
  rest: string
  isPlural: boolean
  gender?: 'M' | 'F'
}

export interface Phrase {
  /** Without its article. */
  bare: string
  isPlural: boolean
  isName: boolean
  gender?: 'M' | 'F'
}

/** What a language knows about its sentences. `learn` makes it know the words of one text, too. */
export interface Grammar {
  locale: Locale
  learn(text: string): Grammar
  clauseOf(text: string): Clause | undefined
  /** Nouns and names of the text that could stand as answers beside others. */
  phrasesIn(text: string): Phrase[]
  phraseOf(clause: Clause): Phrase | undefined
  /** A phrase from the beginning of a sentence, as it is written within one. */
  midSentence(phrase: string): string
  /** As an answer: bare in English, with its definite article in French. */
  asAnswer(phrase: Phrase): string
  /** `was the charter sealed`: the clause as it follows a question word; nothing where that would be a guess. */
  inverted(clause: Clause): string | undefined
  /** The statement without its negation, or with one; nothing where that would be a guess. */
  affirmed(text: string): string | undefined
  negated(clause: Clause): string | undefined
}
