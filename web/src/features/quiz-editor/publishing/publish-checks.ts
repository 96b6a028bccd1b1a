import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { type Block, sectionsOf } from '../document/document.ts'
import { shownSection } from '../document/plan.ts'

/** Where on the page something is mended. */
export type Place =
  | { kind: 'field'; name: string }
  | { kind: 'question' | 'section'; key: string }
  /** Where questions are added, and where everything else is set. */
  | { kind: 'adding' | 'settings' }

/** Obstacles count the sections as the page shows them. */
export function placeOfObstacle(obstacle: Obstacle, blocks: Block[]): Place {
  switch (obstacle.kind) {
    case 'noQuestions':
      return { kind: 'adding' }
    case 'otherLanguage':
      return questionPlace(obstacle.questionIds[0], blocks)
    case 'sectionEmpty':
    case 'drawTooLarge':
    case 'poolPointsDiffer':
      return sectionPlace(obstacle.section, blocks)
    case 'noEnd':
    case 'endNotAfterStart':
    case 'overdue':
    case 'endsTooSoon':
      return { kind: 'field', name: 'endsAt' }
  }
}

/** `title`, `sections.2.title`: as the contract calls it. */
export function placeOfField(path: string, blocks: Block[]): Place {
  const [field = path, section] = path.split('.')
  if (field !== 'sections') return { kind: 'field', name: field }
  const question = questionAt(path, blocks)
  if (question) return { kind: 'question', key: question.key }
  return section === undefined
    ? { kind: 'adding' }
    : sectionPlace(shownSection(Number(section), blocks), blocks)
}

/** The questions that the server doesn't find any more, by their ids. */
export function missingIn(fieldErrors: Record<string, string>, blocks: Block[]): Set<string> {
  const found = Object.keys(fieldErrors).map((path) => questionAt(path, blocks))
  return new Set(found.flatMap((block) => block?.question.questionId ?? []))
}

/** What is wrong with fields, except where an obstacle says it already. */
export function otherFields(
  fieldErrors: Record<string, string>,
  obstacles: Obstacle[],
): [path: string, sentence: string][] {
  const said = new Set(obstacles.map(fieldOfObstacle))
  return Object.entries(fieldErrors).filter(
    ([path]) => QUESTION_PATH.test(path) || !said.has(path.split('.')[0] ?? path),
  )
}

function fieldOfObstacle({ kind }: Obstacle): string {
  switch (kind) {
    case 'otherLanguage':
      return 'language'
    case 'noQuestions':
    case 'sectionEmpty':
    case 'drawTooLarge':
    case 'poolPointsDiffer':
      return 'sections'
    default:
      return 'endsAt'
  }
}

/** `sections.2.questions.7`, and nothing within it. */
const QUESTION_PATH = /^sections\.(\d+)\.questions\.(\d+)$/

function questionAt(path: string, blocks: Block[]) {
  const [, section, question] = QUESTION_PATH.exec(path) ?? []
  if (section === undefined) return undefined
  return sectionsOf(blocks)[shownSection(Number(section), blocks)]?.questions[Number(question)]
}

function questionPlace(questionId: string | undefined, blocks: Block[]): Place {
  const block = blocks.find((one) => one.kind === 'question' && one.question.questionId === questionId)
  return block ? { kind: 'question', key: block.key } : { kind: 'adding' }
}

function sectionPlace(section: number, blocks: Block[]): Place {
  const key = sectionsOf(blocks)[section]?.key
  return key ? { kind: 'section', key } : { kind: 'adding' }
}
