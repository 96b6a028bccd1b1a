import type { GradebookChoice, GradebookQuiz, MissingRule } from '@probant/contract/gradebook/gradebook'
import { GRADEBOOK_QUIZZES_MAX } from '@probant/contract/limits'
import { type Scaling, scalingOf } from '@probant/contract/scale/scale'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { columnAverage } from './average.ts'
import type { QuizRow } from './repository.ts'

/** A quiz of the grade book, with what its cells are made by. */
export interface Column extends GradebookQuiz {
  scaling: Scaling
}

export interface Settings {
  missing: MissingRule
  quizzes: readonly GradebookChoice[]
}

export const NOTHING_SAID: Settings = { missing: 'left_out', quizzes: [] }

/**
 * All quizzes, the oldest first. What nothing was said of has a column as long as there is room, the newest first, and
 * counts once.
 */
export function columnsOf(rows: readonly QuizRow[], { missing, quizzes }: Settings, now: Date): Column[] {
  const said = new Map(quizzes.map((choice) => [choice.quizId, choice]))
  const known = rows.filter(({ quizId }) => said.get(quizId)?.isIn)
  const newestFirst = [...rows].sort(byDate).reverse()
  const others = newestFirst.filter(({ quizId }) => !said.has(quizId))
  const room = Math.max(0, GRADEBOOK_QUIZZES_MAX - known.length)
  const shown = new Set([...known, ...others.slice(0, room)].map(({ quizId }) => quizId))
  return newestFirst.reverse().map((row) => {
    const { quizId, title, at, invitedCount, handedInCount, percentSum, scoredCount } = row
    const isOver = statusAt(row, now) === 'completed'
    const missingCount = isOver ? invitedCount - handedInCount : 0
    return {
      quizId,
      title,
      at: at.toISOString(),
      isOver,
      weight: said.get(quizId)?.weight ?? 1,
      isIn: shown.has(quizId),
      invitedCount,
      missingCount,
      averagePercent: columnAverage({ percentSum, scoredCount, missingCount }, missing),
      scaling: scalingOf(row),
    }
  })
}

function byDate(one: QuizRow, other: QuizRow): number {
  return one.at.getTime() - other.at.getTime() || (one.quizId < other.quizId ? -1 : 1)
}
