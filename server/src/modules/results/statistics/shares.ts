import type { Scoring } from '@probant/contract/quizzes/paper'
import type { Column } from './gathering.ts'
import { orNull } from './moments.ts'

interface Counted {
  question: { points: number; scoring: Scoring }
  column: Column
}

/** Of all points that could be reached with some questions, how many percent were; what was dropped counts nowhere. */
export function sharesBy<Key extends string, C extends Counted>(
  counted: readonly C[],
  keyOf: (one: C) => Key,
): { key: Key; questionCount: number; percent: number | null }[] {
  const groups = Map.groupBy(
    counted.filter(({ question }) => question.scoring !== 'dropped'),
    keyOf,
  )
  return [...groups].map(([key, members]) => {
    let [earned, possible] = [0, 0]
    for (const { question, column } of members) {
      earned += column.earned
      possible += column.points.length * question.points
    }
    return { key, questionCount: members.length, percent: orNull((100 * earned) / possible) }
  })
}
