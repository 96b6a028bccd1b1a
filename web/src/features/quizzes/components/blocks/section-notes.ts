import type { Obstacle } from '@probant/contract/quizzes/readiness'
import type { DocumentSection } from '../../document-edits.ts'

/** What is to be mended in a section. One at a time: the next shows itself once it is done. */
export type SectionNote = 'empty' | 'drawTooLarge' | 'pointsDiffer'

export function sectionNote(obstacles: Obstacle[], section: number): SectionNote | undefined {
  const kinds = obstacles.flatMap((obstacle) =>
    'section' in obstacle && obstacle.section === section ? NOTES[obstacle.kind] : [],
  )
  return kinds[0]
}

/** What all questions of a pool can be worth: nothing where open ones disagree, as theirs is set in the question. */
export function equalPoints(questions: DocumentSection['questions']): number | undefined {
  const fixed = new Set(questions.flatMap(({ points, question }) => (question.type === 'open' ? points : [])))
  if (fixed.size > 1) return undefined
  return [...fixed][0] ?? questions[0]?.points
}

const NOTES = {
  sectionEmpty: 'empty',
  drawTooLarge: 'drawTooLarge',
  poolPointsDiffer: 'pointsDiffer',
} as const satisfies Record<Extract<Obstacle, { section: number }>['kind'], SectionNote>
