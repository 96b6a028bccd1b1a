import { type Obstacle, obstaclesOf, type QuizPlan } from '@probant/contract/quizzes/readiness'
import { sectionsOf, writtenSections } from './document-edits.ts'
import type { Block, QuizDocument } from './quiz-document.ts'

/** As much of a document as decides whether it can be published. */
export function planOf({ language, startsAt, endsAt, durationMinutes, blocks }: QuizDocument): QuizPlan {
  const sections = writtenSections(blocks).map(({ draw, questions }) => ({
    draw,
    questions: questions.map(({ points, question: { questionId, language } }) => ({
      questionId,
      points,
      language,
    })),
  }))
  return { language, startsAt, endsAt, durationMinutes: durationMinutes || 0, sections }
}

/** Everything that is wrong with it, by the places of the sections as the page shows them. */
export function obstaclesIn(document: QuizDocument, now: Date): Obstacle[] {
  return obstaclesOf(planOf(document), now).map((obstacle) =>
    'section' in obstacle
      ? { ...obstacle, section: shownSection(obstacle.section, document.blocks) }
      : obstacle,
  )
}

/** The place on the page of a section that was sent as the one with that number. */
export function shownSection(written: number, blocks: Block[]): number {
  return written + sectionsOf(blocks).length - writtenSections(blocks).length
}

/** How many questions each participant gets, and how many points can be had; a pool gives only what is drawn of it. */
export function sizeOf(blocks: Block[]): { questionCount: number; totalPoints: number } {
  const sizes = sectionsOf(blocks).map(({ draw, questions }) => {
    const drawn = draw === null ? questions : questions.slice(0, draw)
    return { count: drawn.length, points: drawn.reduce((total, { points }) => total + points, 0) }
  })
  return {
    questionCount: sizes.reduce((total, { count }) => total + count, 0),
    totalPoints: sizes.reduce((total, { points }) => total + points, 0),
  }
}
