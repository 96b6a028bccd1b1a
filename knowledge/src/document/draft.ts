import { aroundGaps, type CandidateContent, choice, gap, open, statement } from '../kinds/content.ts'
import { asMarkdown } from './as-markdown.ts'
import type { Sentence } from './reading/passage.ts'

/** A question as its maker hands it over: plain text, with a rating of how good and how hard it is. */
export type Draft = Rated & CandidateContent

interface Rated {
  title: string
  /** The sentence that holds the answer. */
  sentence: Sentence
  /** The other sentences that it is about. */
  besides?: readonly Sentence[]
  /** From 0 to 1: how likely a teacher is to use it unchanged. */
  quality: number
  /** What its maker thought of it before. */
  rating?: number
  /** From 0 to 1: how much one has to know to answer it. */
  hardness: number
  /** What is said before the sentence, for whoever has not the text. */
  context?: 'sentence' | 'heading'
  /** Asks for all that stands under a heading. */
  isWhole?: true
  /** The idea it came from, and the way it took. */
  maker?: string
  way?: string
  /** Asks for nothing but a number or a date. */
  isFigure?: true
}

export function choiceDraft(rated: Rated, correct: string, wrong: readonly string[]): Draft {
  return { ...rated, ...choice(correct, wrong) }
}

export function statementDraft(rated: Rated, isTrue: boolean): Draft {
  return { ...rated, ...statement(isTrue) }
}

export function gapDraft(rated: Rated, accepted: readonly string[]): Draft {
  return { ...rated, ...gap(accepted) }
}

/** The sentence of the text is what the grader compares an answer with. */
export function openDraft(rated: Rated, maxScore: number): Draft {
  return { ...rated, ...open(maxScore, rated.sentence.source) }
}

/** What tells it from others, as it is handed over. */
export function stemOf(draft: Draft): string {
  const text = 'gapText' in draft ? ` ${aroundGaps(draft.gapText, asMarkdown)}` : ''
  return asMarkdown(draft.title) + text
}

/** What it is about, by the keys of the sentences. */
export function keysOf({ sentence, besides = [] }: Draft): string[] {
  return [sentence, ...besides].map(({ key }) => key)
}

export { GAP } from './as-markdown.ts'

/** A question that is too long to be read twice is worse. */
export function lengthPenalty(text: string): number {
  return Math.max(0, (text.length - 130) / 500)
}
