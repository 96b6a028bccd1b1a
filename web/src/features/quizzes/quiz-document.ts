import type { Locale } from '@probant/contract/locales'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizQuestion } from '@probant/contract/quizzes/quiz'

/** A question as the document shows it; a bank's question has all of this. */
export type DocumentQuestion = Omit<QuizQuestion, 'number' | 'points'>

/**
 * The document is one list: a question belongs to the nearest section above it, so that moving it past a heading moves
 * it into another section. The first block is always a section; its heading is not shown while it has neither a title
 * nor a draw.
 */
export type Block =
  | { kind: 'section'; key: string; title: string; draw: number | null }
  | { kind: 'question'; key: string; points: number; question: DocumentQuestion }

/** A quiz while it is being written. */
export interface QuizDocument {
  title: string
  language: Locale
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  /** Nothing while the field is empty. */
  durationMinutes: number | ''
  instructions: string
  blocks: Block[]
  options: QuizOptions
}

/** What is set beside the document: it changes neither with a letter of the title nor with the order of the questions. */
export type QuizSettings = Omit<QuizDocument, 'title' | 'blocks'>
