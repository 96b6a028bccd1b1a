import type { GivenGrade, OpenAnswer } from '@probant/contract/grading/grading'
import { kindOf } from '@probant/kinds'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { undoRefusal } from './policy.ts'
import type { OpenAnswerRow } from './repository.ts'

interface Surroundings {
  maxPoints: number
  releasedAt: Date | null
  /** Then no name leaves the server, nor anything that leads to one. */
  isBlind: boolean
  /** Then it is said which it is. */
  hasAttempts: boolean
}

export function presentOpenAnswer(
  row: OpenAnswerRow,
  { maxPoints, releasedAt, isBlind, hasAttempts }: Surroundings,
): OpenAnswer {
  const {
    submissionId,
    blindId,
    questionId,
    number,
    answer,
    name,
    email,
    attempt,
    points,
    feedback,
    gradedAt,
    notifiedAt,
  } = row
  return {
    submissionId: isBlind ? blindId : submissionId,
    questionId,
    number,
    participant: isBlind ? null : { name, email: shownAddress(email), attempt: hasAttempts ? attempt : null },
    text: answer ? (kindOf(answer).byPerson?.textOf(answer) ?? '') : '',
    maxPoints,
    grade: gradeIn({ points, feedback, gradedAt, notifiedAt, releasedAt }),
  }
}

export function presentGrade(
  { submissionId, questionId }: Pick<GivenGrade, 'submissionId' | 'questionId'>,
  given: Given | null,
): GivenGrade {
  return { submissionId, questionId, grade: given && gradeIn(given) }
}

type Given = Pick<OpenAnswerRow, 'points' | 'feedback' | 'gradedAt' | 'notifiedAt'> &
  Pick<Surroundings, 'releasedAt'>

function gradeIn({ points, feedback, gradedAt, notifiedAt, releasedAt }: Given): OpenAnswer['grade'] {
  if (points === null || gradedAt === null) return null
  const canUndo = undoRefusal({ gradedAt, notifiedAt, releasedAt }) === undefined
  return { points, feedback, gradedAt: gradedAt.toISOString(), canUndo }
}
