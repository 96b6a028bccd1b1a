import type { Locale } from '@probant/contract/locales'

/** The main statement of a sentence: its subject, its verb and the rest. */
export interface Clause {
  /** What comes before the subject: `In 1215, ` */
  lead: string
  /** With its article, as the text writes it. */
  subject: string
  /** What the sentence adds about the subject between two commas, or nothing. */
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

/** The grammar of one language. `learn` returns one that also knows the words of a text. */
export interface Grammar {
  locale: Locale
  learn(text: string): Grammar
  clauseOf(text: string): Clause | undefined
  /** Does it state something, and not only name it? */
  hasVerb(text: string): boolean
  /** Nouns and names of the text that can serve as answers. */
  phrasesIn(text: string): Phrase[]
  phraseOf(clause: Clause): Phrase | undefined
  /** A phrase from the beginning of a sentence, as it is written within one. */
  midSentence(phrase: string): string
  /** The phrase as an answer: without an article in English, with the definite one in French. */
  asAnswer(phrase: Phrase): string
  /** The clause as it follows a question word, `was the charter sealed`; undefined if that would be a guess. */
  inverted(clause: Clause): string | undefined
  /** The statement without its negation; undefined if that would be a guess. */
  affirmed(text: string): string | undefined
}
