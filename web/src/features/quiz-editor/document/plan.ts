import { type Obstacle, obstaclesOf, type QuizPlan } from '@probant/contract/quizzes/readiness'
import { kindOf } from '@probant/kinds'
import {
  type Block,
  type DocumentSection,
  type QuizDocument,
  sectionsOf,
  writtenSections,
} from './document.ts'

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

/** Its number as the page shows it, by the key of each question. */
export function numbersOf(blocks: Block[]): Map<string, number> {
  const questions = blocks.filter(({ kind }) => kind === 'question')
  return new Map(questions.map(({ key }, index) => [key, index + 1]))
}

/** What is to be mended in a section. One at a time: the next shows itself once it is done. */
export type SectionNote = 'empty' | 'drawTooLarge' | 'pointsDiffer'

export function sectionNote(obstacles: Obstacle[], section: number): SectionNote | undefined {
  const kinds = obstacles.flatMap((obstacle) =>
    'section' in obstacle && obstacle.section === section ? NOTES[obstacle.kind] : [],
  )
  return kinds[0]
}

/** What all questions of a pool can be worth: as much as the first open one, which had most thought given to it. */
export function equalPoints(questions: DocumentSection['questions']): number | undefined {
  const open = questions.find(({ question }) => kindOf(question).byPerson)
  return (open ?? questions[0])?.points
}

const NOTES = {
  sectionEmpty: 'empty',
  drawTooLarge: 'drawTooLarge',
  poolPointsDiffer: 'pointsDiffer',
} as const satisfies Record<Extract<Obstacle, { section: number }>['kind'], SectionNote>

/** What most of its questions are about. */
export function usualSubject(blocks: Block[]): string | undefined {
  return mostOf(blocks.flatMap((block) => (block.kind === 'question' ? block.question.subject : [])))
}

/** The first of these subjects whose words all stand in the title: "Biology" in "Biology, test 3". */
export function subjectIn(title: string, subjects: readonly string[]): string | undefined {
  const words = new Set(wordsOf(title))
  return subjects.find((subject) => wordsOf(subject).every((word) => words.has(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The one that is there most often; of several, the first. */
export function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0]
}
