import { createHash } from 'node:crypto'
import type { DrawnSections } from '#server/modules/quizzes/index.ts'

/** What a question is called on a paper. */
export type NameOnPaper = (questionId: string) => string

/**
 * The papers of a quiz have names of their own for its questions: by those of the bank, somebody at work could ask for
 * them elsewhere. From a name nobody finds the question, and no call takes one but those of its own paper.
 */
export function namesIn(quizId: string): NameOnPaper {
  return (questionId) => {
    const bytes = createHash('sha256').update(`${quizId}/${questionId}`).digest().subarray(0, 16)
    // A UUID of version 8.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}

/** The bank's own names, for whoever may know them. */
export const BANK_NAMES: NameOnPaper = (questionId) => questionId

/** The same draw, with the names of the paper. */
export function renamed(drawn: DrawnSections, nameOf: NameOnPaper): DrawnSections {
  return drawn.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      questionId: nameOf(question.questionId),
    })),
  }))
}
