import { partFor } from '../../kinds/index.ts'
import type { PackedContent } from '../../kinds/packed-content.ts'
import type { OutgoingQuestion } from '../format.ts'

/** What the player is told of a quiz. Its questions come after it, some at a time. */
export interface PackedQuiz {
  title: string
  language: 'en' | 'fr'
  instructions: string
  durationMinutes: number
  shufflesQuestions: boolean
  shufflesAnswers: boolean
  sections: { title: string; draw: number | null }[]
  questions: PackedQuestion[]
}

/** Texts are HTML; accepted answers are text. */
export interface PackedQuestion {
  /** What the platform's reports call it: letters and digits only, and the place that it has in the quiz. */
  id: string
  language: 'en' | 'fr'
  section: number
  points: number
  stem: string
  explanation: string
  content: PackedContent
}

/** `number` counts from 1 over the whole of the quiz. */
export function packedQuestion(question: OutgoingQuestion, number: number): PackedQuestion {
  const { draft, html } = question
  return {
    id: `q${number}_${question.id.replace(/[^a-z0-9]/gi, '').slice(0, 8)}`,
    language: draft.language,
    section: question.section,
    points: question.points,
    stem: html.block(draft.title),
    explanation: html.block(draft.explanation),
    content: partFor('scorm', draft).pack(question),
  }
}
