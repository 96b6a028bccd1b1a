import type { Review } from '@probant/contract/submissions/review'
import type { DrawnSections } from '#server/modules/quizzes/index.ts'
import { type Marking, scoreOf } from '../marking/marking.ts'
import type { Sight } from './sight.ts'

/** With fewer, what was reached would give away single answers. */
const QUESTIONS_MIN = 3

/**
 * What somebody reached in each subject, in the order of their paper. As long as they may not see the key, subjects with
 * a question or two are left out.
 */
export function subjectsOf(
  drawn: DrawnSections,
  markings: ReadonlyMap<string, Marking & { points: number }>,
  { key }: Pick<Sight, 'key'>,
): NonNullable<Review['subjects']> {
  const questions = drawn.flatMap((section) => section.questions)
  const bySubject = Map.groupBy(questions, ({ subject }) => subject)
  return [...bySubject]
    .filter(([, asked]) => key || asked.length >= QUESTIONS_MIN)
    .map(([subject, asked]) => {
      const { points, totalPoints } = scoreOf(
        asked.flatMap(({ questionId }) => markings.get(questionId) ?? []),
      )
      return { subject, points, totalPoints }
    })
}
