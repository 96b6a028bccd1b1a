import { isDeepStrictEqual } from 'node:util'
import type { EarlierRun } from '@probant/contract/results/earlier'
import { SUBMISSIONS_MIN } from '@probant/contract/results/report'
import type { Db, Tx } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { AskedQuestion, Authorized, QuizAccess, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ResultAccess } from './access.ts'
import type { ReadQuiz, Reports } from './reports.ts'
import { mean, orNull } from './statistics/moments.ts'

interface Dependencies {
  db: Db
  now: Now
  access: ResultAccess
  quizzes: QuizAccess
  papers: QuizPapers
  reports: Reports
}

/** More says no more: and each is read as a whole. */
const RUNS_MAX = 5
/** Copies of copies that nobody took are passed by, but not for ever. */
const STEPS_MAX = 20

/** What came of the quizzes that one was duplicated from. */
export function createEarlierRuns({ db, now, access, quizzes, papers, reports }: Dependencies) {
  return {
    list: (actor: Actor, quizId: string): Promise<EarlierRun[]> =>
      reports.inTurn(actor, () => listAtOnce(actor, quizId)),
  }

  function listAtOnce(actor: Actor, quizId: string): Promise<EarlierRun[]> {
    return db.transaction(async (tx) => {
      const { quiz } = await access.authorizeToReadAnswers(tx, actor, quizId)
      const asked = await papers.questionsOf(tx, quiz)
      const runs: EarlierRun[] = []
      let before = await earlierThan(tx, actor, quiz.duplicateOf)
      for (let step = 0; before && step < STEPS_MAX && runs.length < RUNS_MAX; step++) {
        if (before.submissionCount > 0) {
          const read = await reports.read(tx, before)
          const { id, title } = before
          runs.push({
            quizId: id,
            title,
            endedAt: endOf(before, now())?.toISOString() ?? null,
            ...comparedWith(asked, read),
          })
        }
        before = await earlierThan(tx, actor, before.duplicateOf)
      }
      return runs
    }, ONE_MOMENT)
  }

  /** Somebody else's is not theirs to see, though they may have duplicated it. */
  async function earlierThan(tx: Tx, actor: Actor, quizId: string | null) {
    const authorized = quizId ? await quizzes.find(tx, actor, quizId) : undefined
    return authorized?.quiz.creatorId === actor.userId ? authorized.quiz : undefined
  }
}

/** What has not ended yet has no such date. */
function endOf({ completedAt, endsAt }: Authorized['quiz'], now: Date): Date | undefined {
  if (completedAt) return completedAt
  return endsAt && endsAt <= now ? endsAt : undefined
}

function comparedWith(asked: readonly AskedQuestion[], { questions, handedInCount, gathered }: ReadQuiz) {
  const now = new Map(asked.map((question) => [question.questionId, question]))
  return {
    handedInCount,
    averagePercent: orNull(mean(gathered.percents)),
    questions: questions.flatMap((question, index) => {
      const { questionId, points, scoring } = question
      const same = now.get(questionId)
      const earned = gathered.columns[index]?.points
      if (!same || !earned) return []
      const isKnown = earned.length >= SUBMISSIONS_MIN && scoring === 'normal'
      const facility = isKnown ? orNull((100 * mean(earned)) / points) : null
      return { questionId, isChanged: !isAskedAlike(question, same), facility }
    }),
  }
}

function isAskedAlike(one: AskedQuestion, other: AskedQuestion): boolean {
  return one.title === other.title && isDeepStrictEqual(one.content, other.content)
}
