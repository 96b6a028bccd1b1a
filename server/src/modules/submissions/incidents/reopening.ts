import type { ErrorName } from '@probant/contract/errors'
import type { Participant } from '@probant/contract/participants/participant'
import type { AnswersShown } from '@probant/contract/quizzes/form'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import type { Db } from '#server/database/client.ts'
import type { Roster } from '#server/modules/participants/index.ts'
import { type Publication, type QuizEntrance, statusAt } from '#server/modules/quizzes/index.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { allow } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type SubmissionRow, submissionRepository } from '../repository.ts'
import { isKeyShown } from '../review/sight.ts'
import { incidentRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
  publication: Publication
  roster: Pick<Roster, 'get'>
}

/** A submission that was ended by mistake goes on, with the time that was left. */
export function createReopening({ db, now, entrance, publication, roster }: Dependencies) {
  return {
    reopen: (actor: Actor, quizId: string, participantId: string): Promise<Participant> =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAloneAsCreator(tx, actor, quizId)
        await roster.get(tx, entered, participantId)
        const submissions = submissionRepository(tx)
        const submission = await submissions.holdOf(participantId)
        const at = now()
        const userId = await submissions.findAccountOf(participantId)
        allow(
          reopenRefusal(submission, {
            answersShown: entered.quiz.options.answersShown,
            status: statusAt(entered.quiz, at),
            isInside: userId !== null && (await entrance.isInside(tx, entered.quiz, userId)),
          }),
        )

        if (submission?.finishedAt) {
          const left = submission.deadlineAt.getTime() - submission.finishedAt.getTime()
          const deadlineAt = later(at, left)
          await submissions.update(submission.id, { ...ANEW, deadlineAt })
          await incidentRepository(tx).note(submission.id, 'reopened', at)
          await publication.runOn(tx, quizId, deadlineAt)
        }
        return roster.get(tx, entered, participantId)
      }),
  }
}

const ANEW = {
  finishedAt: null,
  ending: null,
  answerCount: null,
  checksum: null,
  browserId: null,
  // Whoever was shut out was not gone.
  seenAt: null,
  scorePercent: null,
}

/** Why can it not go on? */
export function reopenRefusal(
  submission: Pick<SubmissionRow, 'ending'> | undefined,
  { answersShown, status, isInside }: Key,
): ErrorName | undefined {
  if (submission?.ending !== 'terminated') return 'notReopenable'
  if (isKeyShown(answersShown, status === 'completed') || (isInside && status === 'completed')) return 'answersSeen'
}

/** Whether they could see the right answers by now. */
interface Key {
  answersShown: AnswersShown
  status: QuizStatus
  /** A member of the organization reads every quiz of it that is over. */
  isInside: boolean
}
