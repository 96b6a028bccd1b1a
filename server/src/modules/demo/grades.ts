import type { Db } from '#server/database/client.ts'
import { DAY, later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { addressOf } from './groups.ts'
import type { Product, ProductAt } from './past.ts'
import { FIRE_SAFETY } from './quizzes/fire-safety.ts'
import { FIRST_AID } from './quizzes/first-aid.ts'
import type { DemoQuiz } from './quizzes/quiz.ts'
import type { MadeQuiz } from './quizzes/seeding.ts'
import { TAKINGS } from './submissions/takers.ts'

interface Dependencies {
  db: Db
  now: Now
  productAt: ProductAt
}

interface Graded {
  quiz: DemoQuiz
  daysAgo: number
  isReleased?: true
}

/** What was read so far: one quiz is graded, one is released besides; the open answers of the one that runs still wait. */
const GRADED: Graded[] = [
  { quiz: FIRE_SAFETY, daysAgo: 0.5 },
  { quiz: FIRST_AID, daysAgo: 7, isReleased: true },
]

export function createDemoGrades({ db, now, productAt }: Dependencies) {
  return {
    async seed(author: Actor, made: readonly MadeQuiz[]): Promise<void> {
      for (const { quiz, daysAgo, isReleased } of GRADED) {
        const { id } = made.find(({ stage }) => stage.quiz === quiz) ?? {}
        if (!id) throw new Error(`${quiz.title} is not among the quizzes of the demonstration`)
        const at = later(now(), -daysAgo * DAY)
        await gradeAll(productAt(at), author, id, quiz)
        const { quizzes, submissions } = productAt(later(at, 20 * MINUTE))
        await db.transaction(async (tx) => {
          if (isReleased) await quizzes.publication.release(tx, id, at)
          // These people have no mailboxes.
          await submissions.notifying.notifyAll(tx, id, at, { withoutMails: true })
        })
      }
    },
  }

  async function gradeAll(
    { grading }: Product,
    author: Actor,
    quizId: string,
    quiz: DemoQuiz,
  ): Promise<void> {
    const takers = TAKINGS.find((taking) => taking.quiz === quiz)?.takers ?? []
    const [question] = (await grading.get(author, quizId)).questions
    if (!question) throw new Error(`${quiz.title} has no open question`)
    const { questionId } = question
    const all = { blind: 'no', which: 'all', page: 1, pageSize: 100 } as const
    const { items } = await grading.listTo(author, { quizId, questionId }, all)
    for (const { submissionId, participant } of items) {
      const taker = takers.find(({ name }) => addressOf(name) === participant?.email)
      if (!taker?.grade) continue
      const { points, feedback = '' } = taker.grade
      await grading.grade(author, { quizId, questionId, submissionId }, { points, feedback })
    }
  }
}

export type DemoGrades = ReturnType<typeof createDemoGrades>
