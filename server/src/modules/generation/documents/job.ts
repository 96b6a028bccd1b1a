import type { Candidate, GeneratorRequest } from '../provider.ts'
import type { ReadingRefusal } from './reading-refusal.ts'

/** What the worker is asked for. */
export type Job =
  | { kind: 'read'; name: string; path: string }
  | { kind: 'makeQuestions'; request: GeneratorRequest }

export interface DocumentText {
  text: string
  /** There was more than a creator's text may hold. */
  isShortened: boolean
}

/** What it answers, each to the job it was given last. */
export type JobReport =
  | { name: 'read'; document: DocumentText }
  | { name: 'questions'; candidates: Candidate[] }
  | { name: 'refused'; refusal: ReadingRefusal }
  | { name: 'failed'; reason: string }
