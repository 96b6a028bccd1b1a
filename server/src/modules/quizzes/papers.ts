import type { Brand } from '@probant/contract/branding/branding'
import type { AnswerKey, AnswerKeyQuery, Paper, PaperQuery } from '@probant/contract/quizzes/paper'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { Branding } from '#server/modules/branding/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createRecent } from '#server/platform/recent.ts'
import type { QuizAccess } from './access.ts'
import { keyLockRepository } from './key-locks/repository.ts'
import type { KnownQuiz } from './known/repository.ts'
import { type MarkingKey, markingKeyOf, paperSeed, type Taken } from './marking-key.ts'
import { answerKeyOf, type DrawnSections, draw, paperOf } from './paper.ts'
import { type AskedQuestion, placingRepository } from './placings/repository.ts'

interface Dependencies {
  db: Db
  access: QuizAccess
  branding: Pick<Branding, 'brandOf'>
}

/** As much of a quiz as the draw for a participant depends on. */
type DrawnFrom = Pick<KnownQuiz, 'id' | 'revision' | 'sections' | 'options'>

/** The quiz as participants get it: for themselves, and for its makers to look at. Nothing is recorded. */
export function createQuizPapers({ db, access, branding }: Dependencies) {
  const recent = createRecent<AskedQuestion[]>(RECENT_QUIZZES)

  return {
    async paper(actor: Actor, quizId: string, query: PaperQuery): Promise<Paper & { brand: Brand | null }> {
      const { quiz, drawn } = await variant(actor, quizId, query)
      return { ...paperOf(quiz, drawn), brand: await branding.brandOf(db, quiz.workspaceId) }
    },

    async answerKey(actor: Actor, quizId: string, query: AnswerKeyQuery): Promise<AnswerKey> {
      if (query.of === 'paper') {
        const { quiz, drawn } = await variant(actor, quizId, query)
        return answerKeyOf(drawn, quiz.language)
      }
      const { quiz, asked } = await lookThrough(actor, quizId)
      const sections = quiz.sections.map((section) => ({ ...section, draw: null }))
      return answerKeyOf(draw({ sections, asked }, { seed: quizId, shuffling: IN_ORDER }), quiz.language)
    },

    /** All that is asked, as it is this moment: the questions of a draft change with the bank. */
    lookThrough,

    /** What one participant is asked in one attempt: the same whenever it is asked for. */
    async drawFor(tx: DbOrTx, quiz: DrawnFrom, taken: Taken): Promise<DrawnSections> {
      const { shufflesQuestions, shufflesAnswers } = quiz.options
      const asked = await askedIn(tx, quiz)
      const shuffling = { questions: shufflesQuestions, answers: shufflesAnswers }
      return draw({ sections: quiz.sections, asked }, { ...paperSeed(quiz.id, taken), shuffling })
    },

    paperOf,
    answerKeyOf: (drawn: DrawnSections): AnswerKey => answerKeyOf(drawn),

    /** Its questions as it asks them, with their answers: for whoever grades, or looks at what came of it. */
    questionsOf: (tx: DbOrTx, quiz: Pick<KnownQuiz, 'id' | 'revision'>): Promise<AskedQuestion[]> =>
      askedIn(tx, quiz),

    /** The same of several, by their ids: in one query, however many there are. */
    async questionsOfAll(
      tx: DbOrTx,
      quizzes: readonly Pick<KnownQuiz, 'id' | 'revision'>[],
    ): Promise<Map<string, AskedQuestion[]>> {
      const known = new Map(quizzes.map((quiz) => [quiz.id, recent.find(keyOf(quiz))]))
      const others = quizzes.filter(({ id }) => !known.get(id))
      const read = await placingRepository(tx).listAskedInAll(others.map(({ id }) => id))
      return new Map([...known].map(([id, questions]) => [id, questions ?? read.get(id) ?? []]))
    },

    /**
     * By which many are marked at once, of whichever quizzes: each is read once. Until the transaction ends, no regrade
     * changes them.
     */
    async markingKeys(tx: Tx, quizIds: readonly string[]): Promise<Map<string, MarkingKey>> {
      const keys = new Map<string, MarkingKey>()
      const ids = [...new Set(quizIds)].sort()
      await keyLockRepository(tx).keep(ids)
      for (const { id, sections, revision } of await keyLockRepository(tx).listSections(ids))
        keys.set(id, markingKeyOf(id, sections, await askedIn(tx, { id, revision })))
      return keys
    },
  }

  /** A whole class begins in the same minute: what they are asked is read once. */
  async function askedIn(tx: DbOrTx, quiz: Pick<KnownQuiz, 'id' | 'revision'>): Promise<AskedQuestion[]> {
    const key = keyOf(quiz)
    return recent.find(key) ?? recent.keep(key, await placingRepository(tx).listAsked(quiz.id))
  }

  function keyOf({ id, revision }: Pick<KnownQuiz, 'id' | 'revision'>): string {
    return `${id}/${revision}`
  }

  async function lookThrough(
    actor: Actor,
    quizId: string,
  ): Promise<{ quiz: KnownQuiz; asked: AskedQuestion[] }> {
    return db.transaction(async (tx) => {
      const { quiz } = await access.authorizeToReadAnswers(tx, actor, quizId)
      return { quiz, asked: await placingRepository(tx).listAsked(quizId) }
    }, ONE_MOMENT)
  }

  async function variant(actor: Actor, quizId: string, { variant, shuffle }: PaperQuery) {
    const { quiz, asked } = await lookThrough(actor, quizId)
    const { shufflesQuestions, shufflesAnswers } = quiz.options
    const shuffling = {
      questions: shuffle ? shuffle === 'yes' : shufflesQuestions,
      answers: shuffle ? shuffle === 'yes' : shufflesAnswers,
    }
    const seed = `${quizId}/variant ${variant}`
    return { quiz, drawn: draw({ sections: quiz.sections, asked }, { seed, shuffling }) }
  }
}

const RECENT_QUIZZES = 30
const IN_ORDER = { questions: false, answers: false }

export type QuizPapers = ReturnType<typeof createQuizPapers>
