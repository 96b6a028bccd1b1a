import type { Sentence } from './passage.ts'

/** A question as its maker hands it over: plain text, and how good and how hard its maker thinks it is. */
export type Draft = DraftBase & DraftContent

interface DraftBase {
  title: string
  sentence: Sentence
  /** From 0 to 1: how likely a teacher takes it as it is. */
  quality: number
  /** From 0 to 1: how much somebody has to know. */
  hardness: number
}

type DraftContent =
  | { type: 'multiple_choice'; correct: string; wrong: readonly string[] }
  | { type: 'true_false'; isTrue: boolean }
  | { type: 'fill_in'; accepted: readonly string[] }
  | { type: 'open'; maxScore: number; guidance: string }

/** Where the answer was. */
export const GAP = '____'

/** What is too long to be read twice makes a worse question. */
export function lengthPenalty(text: string): number {
  return Math.max(0, (text.length - 130) / 500)
}
