import type { Review } from '@probant/contract/submissions/review'
import type { AskedQuestion } from '#server/modules/quizzes/index.ts'
import { type Marking, scoreOf } from '../marking/marking.ts'
import type { Sight } from './sight.ts'

/** With fewer, what was reached would give away single answers. */
const SECRETS_MIN = 3

type Asked = readonly Pick<AskedQuestion, 'questionId' | 'subject' | 'scoring'>[]
type Markings = ReadonlyMap<string, Marking & { points: number }>

/**
 * What somebody reached in each subject, in the order of their paper, as far as it is graded. As long as they may not see
 * the key, subjects that would give single answers away are left out; and all of them, if these together would: whoever
 * knows the score takes away what is shown.
 */
export function subjectsOf(
  drawn: readonly { questions: Asked }[],
  markings: Markings,
  { key }: Pick<Sight, 'key'>,
): NonNullable<Review['subjects']> {
  const questions = drawn.flatMap((section) => section.questions)
  const bySubject = [...Map.groupBy(questions, ({ subject }) => subject)]
  const isTold = (asked: Asked) => key || isSafe(asked, markings)
  const leftOut = bySubject.flatMap(([, asked]) => (isTold(asked) ? [] : asked))
  if (!isTold(leftOut)) return []

  return bySubject
    .filter(([, asked]) => isTold(asked))
    .map(([subject, asked]) => {
      const { points, totalPoints, gradedPoints } = scoreOf(markingsOf(asked, markings))
      return { subject, points, totalPoints, gradedPoints }
    })
    .filter(({ gradedPoints }) => gradedPoints > 0)
}

/**
 * A secret is whether they were right. What was given for an open answer is told with the score anyway; and what was left
 * empty, dropped or given to all is worth what everybody knows.
 */
function isSafe(asked: Asked, markings: Markings): boolean {
  const secrets = asked.filter(({ questionId, scoring }) => {
    const mark = markings.get(questionId)?.mark
    return scoring === 'normal' && (mark === 'right' || mark === 'partly' || mark === 'wrong')
  })
  return secrets.length === 0 || secrets.length >= SECRETS_MIN
}

function markingsOf(asked: Asked, markings: Markings) {
  return asked.flatMap(({ questionId }) => markings.get(questionId) ?? [])
}
