import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { KeyedQuestion, QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { createCounting } from '../attempts/counting.ts'
import { answerRepository } from '../journal/repository.ts'
import { type Marked, type SubmissionRow, submissionRepository } from '../repository.ts'
import { remarked, resultOf, ungradedPoints } from './mark-sheet.ts'
import type { MovedResults } from './moved.ts'
import { markRepository } from './repository.ts'

interface Dependencies {
  db: Db
  papers: QuizPapers
  resultsMoved: Announcement<MovedResults>
}

type Handed = Pick<SubmissionRow, 'id' | 'quizId' | 'participantId' | 'number' | 'isLatest'>

/** What came of submissions: always reckoned anew, from the key, the answers and the grades as they stand. */
export function createMarks({ db, papers, resultsMoved }: Dependencies) {
  return {
    resultsOf,

    /** Of those that are over, and locked: what they are worth has changed. */
    async markAgain(tx: Tx, locked: readonly Handed[]): Promise<void> {
      const results = await resultsOf(tx, locked)
      await submissionRepository(tx).mark(
        results.map(({ submission: { id }, result }) => ({ id, ...result })),
      )
      await createCounting(tx).recount(locked)
      await resultsMoved.announce(tx, { submissionIds: locked.map(({ id }) => id), isMarkedAgain: true })
    },

    /**
     * A quiz whose key is locked, when one question of it is marked otherwise: what all that is over comes to, in portions.
     * Only the answers to that question are read. Nothing is written.
     */
    async *remark(tx: DbOrTx, quizId: string, { questions, place }: ChangedKey): AsyncGenerator<Remarked[]> {
      const questionId = questions[place]?.questionId ?? ''
      let after = BEFORE_ALL
      for (;;) {
        const rows = await markRepository(tx).listSheets(quizId, questionId, { after, limit: SHEETS })
        yield rows.flatMap(({ id, marks, answer, givenPoints, ...before }) => {
          // What nobody has marked yet is marked by the new key one day.
          const given = { answer, points: givenPoints }
          const changed = marks && remarked(questions, place, { marks, given })
          if (!changed) return []
          const waiting = {
            before: ungradedPoints(questions, marks),
            after: ungradedPoints(questions, changed.marks ?? marks),
          }
          return { id, before, after: changed, waiting }
        })
        const last = rows.at(-1)
        if (rows.length < SHEETS || !last) return
        after = last.id
      }
    },

    async write(tx: Tx, changed: readonly Remarked[]): Promise<void> {
      await submissionRepository(tx).mark(changed.map(({ id, after }) => ({ id, ...after })))
      await createCounting(tx).recountBeside(changed.map(({ id }) => id))
      await resultsMoved.announce(tx, { submissionIds: changed.map(({ id }) => id), isMarkedAgain: true })
    },

    /** What was handed in before marks were kept. */
    async markUnmarked(): Promise<void> {
      const portion = () =>
        db.transaction(async (tx) => {
          const locked = await markRepository(tx).lockUnmarked(AT_ONCE)
          await this.markAgain(tx, locked)
          return locked.length
        })
      while ((await portion()) === AT_ONCE);
    },
  }

  /** Until the transaction ends, no regrade changes what is right. */
  async function resultsOf<S extends Handed>(tx: Tx, locked: readonly S[]) {
    const answers = await answerRepository(tx).list(locked.map(({ id }) => id))
    const byId = Map.groupBy(answers, ({ submissionId }) => submissionId)
    const quizIds = locked.map(({ quizId }) => quizId)
    const keys = await papers.markingKeys(tx, quizIds)
    return locked.map((submission) => {
      const key = keys.get(submission.quizId)
      if (!key) throw new Error('A submission is of no quiz')
      const given = byId.get(submission.id) ?? []
      const places = key.placesFor({
        participantId: submission.participantId,
        attempt: submission.number,
      })
      return { submission, given, result: resultOf(key.questions, places, given) }
    })
  }
}

interface ChangedKey {
  questions: readonly KeyedQuestion[]
  place: number
}

/** What a submission came to before, and comes to now. */
export interface Remarked {
  id: string
  before: Pick<Marked, 'points' | 'totalPoints' | 'ungradedCount'>
  after: Marked
  /** So many of the points are not graded. */
  waiting: { before: number; after: number }
}

export type Marks = ReturnType<typeof createMarks>

const AT_ONCE = 200
const SHEETS = 2000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
