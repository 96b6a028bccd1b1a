import type { DrawnSections } from '#server/modules/quizzes/index.ts'
import { type Given, markAnswer } from '../marking/marking.ts'
import type { RegradeRow } from '../marking/repository.ts'
import type { SubmissionRow } from '../repository.ts'

type Asked = DrawnSections[number]['questions'][number]

interface Reviewed {
  submission: Pick<SubmissionRow, 'id' | 'notifiedAt'>
  asked: readonly Asked[]
  held: readonly (Given & { questionId: string })[]
}

/** When a score was last changed for somebody who knew it already: they read why it is another one. */
export function revisedAt(
  regrades: readonly RegradeRow[],
  { submission, asked, held }: Reviewed,
): Date | undefined {
  const { notifiedAt } = submission
  if (!notifiedAt) return undefined
  const moments = regrades.flatMap((regrade) => {
    const at = momentOf(regrade, notifiedAt)
    const question = asked.find(({ questionId }) => questionId === regrade.questionId)
    if (!at || !question) return []
    const given = held.find(({ questionId }) => questionId === regrade.questionId)
    return isOther(regrade, { submission, question, given }) ? at : []
  })
  return moments.sort((one, other) => other.getTime() - one.getTime())[0]
}

/** What was applied and undone since they were told has come to nothing. */
function momentOf({ appliedAt, undoneAt }: RegradeRow, notifiedAt: Date): Date | undefined {
  if (appliedAt > notifiedAt) return undoneAt ? undefined : appliedAt
  return undoneAt && undoneAt > notifiedAt ? undoneAt : undefined
}

/** A key concerns all who were asked, but only some of them are worth something else by it. */
function isOther(
  { kind, submissionId, before, after }: RegradeRow,
  {
    submission,
    question,
    given,
  }: Pick<Reviewed, 'submission'> & { question: Asked; given: Given | undefined },
): boolean {
  if (kind === 'grade') return submissionId === submission.id && before.points !== after.points
  const marking = ({ content, scoring }: RegradeRow['before']) => {
    const { content: own, scoring: usual } = question
    const asked = { content: content ?? own, scoring: scoring ?? usual, points: question.points }
    return markAnswer(asked, given)
  }
  const [earlier, now] = [marking(before), marking(after)]
  const isCounted = (earlier.mark === 'dropped') === (now.mark === 'dropped')
  return !isCounted || earlier.earnedPoints !== now.earnedPoints
}
