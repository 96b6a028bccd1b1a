import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'
import type { Section } from './composition.ts'
import { drawnPlaces, type PaperQuestion, type PaperSeed } from './paper.ts'

/** A question as it is marked, how much it is worth, and whether it counts. */
export interface KeyedQuestion {
  questionId: string
  content: Question['content']
  points: number
  scoring: Scoring
}

/** What is right in a quiz and how much it is worth, on whichever paper it stands: answers are kept as the bank has them. */
export interface MarkingKey {
  /** In the order of the quiz: a place on a mark sheet is one of these. */
  questions: readonly KeyedQuestion[]
  /** The places of what one participant is asked in an attempt; null where everybody is asked everything. */
  placesFor(taken: Taken): number[] | null
}

export function markingKeyOf(quizId: string, sections: Section[], asked: PaperQuestion[]): MarkingKey {
  return {
    questions: asked.map(({ questionId, content, points, scoring }) => ({
      questionId,
      content,
      points,
      scoring,
    })),
    placesFor: (taken) => drawnPlaces({ sections, asked }, paperSeed(quizId, taken)),
  }
}

/** Whose paper, and which of theirs. */
export interface Taken {
  participantId: string
  /** From 1 on. */
  attempt: number
}

/** By which a participant's papers are drawn, always the same. */
export function paperSeed(quizId: string, { participantId, attempt }: Taken): PaperSeed {
  const pool = `${quizId}/participant ${participantId}`
  return { pool, seed: attempt === 1 ? pool : `${pool}/attempt ${attempt}`, attempt }
}
