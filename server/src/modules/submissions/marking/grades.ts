import { kindOf } from '@probant/kinds'
import type { Tx } from '#server/database/client.ts'
import type { KeyedQuestion, QuizPapers } from '#server/modules/quizzes/index.ts'
import { ensure } from '#server/platform/errors.ts'
import { attemptRepository } from '../attempts/repository.ts'
import { type AnswerRow, answerRepository, type Grade, UNGRADED } from '../journal/repository.ts'
import { type SubmissionRow, submissionRepository } from '../repository.ts'
import { ungradedPoints } from './mark-sheet.ts'
import type { Marks } from './service.ts'

interface Dependencies {
  papers: QuizPapers
  marks: Marks
}

interface Address {
  quizId: string
  submissionId: string
  questionId: string
}

/** An open answer; until the transaction ends, nobody else grades it. */
export interface LockedAnswer {
  submission: SubmissionRow
  question: KeyedQuestion
  answer: AnswerRow
  text: string
  /** So many points of the whole submission are not graded. */
  waitingPoints: number
}

/** What a person gives for an open answer. */
export function createGrades({ papers, marks }: Dependencies) {
  return {
    async lock(tx: Tx, { quizId, submissionId, questionId }: Address): Promise<LockedAnswer> {
      // The key before the submission: a regrade takes them in this order, too.
      const key = (await papers.markingKeys(tx, [quizId])).get(quizId)
      const question = key?.questions.find((one) => one.questionId === questionId)
      const byPerson = question && kindOf(question.content).byPerson
      ensure(question && byPerson, 'openAnswerNotFound')

      // With the others of theirs that are over: which of them counts may change.
      const finished = await attemptRepository(tx).lockFinishedBeside(submissionId)
      const submission =
        finished.find(({ id }) => id === submissionId) ?? (await submissionRepository(tx).find(submissionId))
      ensure(submission?.quizId === quizId, 'openAnswerNotFound')
      ensure(submission.finishedAt, 'submissionStillRunning')
      const answer = await answerRepository(tx).find(submissionId, questionId)
      // What was left empty is worth nothing by itself.
      ensure(answer?.answer, 'openAnswerNotFound')
      const waitingPoints = key && submission.marks ? ungradedPoints(key.questions, submission.marks) : 0
      return { submission, question, answer, text: byPerson.textOf(answer.answer), waitingPoints }
    },

    /** With what the whole submission is worth then. */
    async give(tx: Tx, { submission, answer }: LockedAnswer, grade: Grade): Promise<void> {
      await answerRepository(tx).grade(submission.id, answer.questionId, grade)
      // A question that was dropped, or given to all, waited for nobody: of its first grade they were not told then.
      if (submission.notifiedAt && answer.points === null)
        await submissionRepository(tx).update(submission.id, { notifiedAt: null })
      await marks.markAgain(tx, [submission])
    },

    async takeBack(tx: Tx, locked: LockedAnswer): Promise<void> {
      await this.give(tx, locked, UNGRADED)
    },
  }
}

export type Grades = ReturnType<typeof createGrades>
