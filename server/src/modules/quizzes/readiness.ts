import { type Obstacle, obstaclesOf, type QuizPlan } from '@probant/contract/quizzes/readiness'
import type { FieldSentence } from '@probant/contract/sentences'
import { Refusal, refusal } from '#server/platform/errors.ts'

/** Why is this not fit for participants? First what is missing, then what the clock forbids. */
export function readinessRefusal(plan: QuizPlan, now: Date): Refusal | undefined {
  const obstacles = obstaclesOf(plan, now)
  const wrong = obstacles.flatMap((obstacle) => fieldOf(obstacle) ?? [])
  if (wrong.length > 0) return new Refusal('validationError', { fields: Object.fromEntries(wrong.reverse()) })

  if (obstacles.some(({ kind }) => kind === 'overdue')) return refusal('quizOverdue')
  if (obstacles.some(({ kind }) => kind === 'endsTooSoon')) return refusal('quizEndsTooSoon')
}

function fieldOf(obstacle: Obstacle): [[string, FieldSentence]] | undefined {
  switch (obstacle.kind) {
    case 'noQuestions':
      return [['sections', 'quizWithoutQuestions']]
    case 'otherLanguage':
      return [['language', 'questionInOtherLanguage']]
    case 'sectionEmpty':
    case 'drawTooLarge':
    case 'poolPointsDiffer':
      return [[`sections.${obstacle.section}`, obstacle.kind]]
    case 'noEnd':
      return [['endsAt', 'required']]
    case 'endNotAfterStart':
      return [['endsAt', 'endNotAfterStart']]
    case 'overdue':
    case 'endsTooSoon':
      return undefined
  }
}
