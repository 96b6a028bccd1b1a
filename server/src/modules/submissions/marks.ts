import type { Db, Tx } from '#server/database/client.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import { resultOf } from './mark-sheet.ts'
import { type SubmissionRow, submissionRepository } from './repository.ts'

interface Dependencies {
  db: Db
  papers: QuizPapers
}

type Handed = Pick<SubmissionRow, 'id' | 'quizId' | 'participantId'>

/** What came of submissions: always reckoned anew, from the key, the answers and the grades as they stand. */
export function createMarks({ db, papers }: Dependencies) {
  return {
    resultsOf,

    /** Of those that are over, and held: what they are worth has changed. */
    async markAgain(tx: Tx, held: readonly Handed[]): Promise<void> {
      const results = await resultsOf(tx, held)
      await submissionRepository(tx).mark(
        results.map(({ submission: { id }, result }) => ({ id, ...result })),
      )
    },

    /** What was handed in before marks were kept. */
    async markUnmarked(): Promise<void> {
      const portion = () =>
        db.transaction(async (tx) => {
          const held = await submissionRepository(tx).holdUnmarked(AT_ONCE)
          await this.markAgain(tx, held)
          return held.length
        })
      while ((await portion()) === AT_ONCE);
    },
  }

  /** Until the transaction ends, no regrade changes what is right. */
  async function resultsOf<S extends Handed>(tx: Tx, held: readonly S[]) {
    const answers = await submissionRepository(tx).listAnswers(held.map(({ id }) => id))
    const byId = Map.groupBy(answers, ({ submissionId }) => submissionId)
    const quizIds = held.map(({ quizId }) => quizId)
    const keys = await papers.markingKeys(tx, quizIds)
    return held.map((submission) => {
      const key = keys.get(submission.quizId)
      if (!key) throw new Error('A submission is of no quiz')
      const given = byId.get(submission.id) ?? []
      const places = key.placesFor(submission.participantId)
      return { submission, given, result: resultOf(key.questions, places, given) }
    })
  }
}

export type Marks = ReturnType<typeof createMarks>

const AT_ONCE = 200
