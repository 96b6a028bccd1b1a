import type { Locale } from '@probant/contract/locales'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { DemoQuestion } from '../kinds/questions.ts'

/** A quiz as its author has it in mind, before anything of it is saved. */
export interface DemoQuiz {
  title: string
  language: Locale
  /** Of its questions. */
  subject: string
  durationMinutes: number
  instructions: string
  options?: Partial<QuizOptions>
  /** Those that its questions name. */
  pictures?: { id: string; file: URL }[]
  sections: { title: string; draw: number | null; questions: DemoQuestion[] }[]
}
