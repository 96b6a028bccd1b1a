import type { AnswerKey, Paper, PaperQuery } from '@probant/contract/quizzes/paper'
import type { Db } from '#server/database/client.ts'
import { withoutAnswer } from '#server/modules/questions/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizEntrance } from './entrance.ts'
import { answerKeyOf, draw, paperOf } from './paper.ts'
import { placingRepository } from './placings/repository.ts'

interface Dependencies {
  db: Db
  entrance: QuizEntrance
}

/** The quiz as participants get it, for its makers: to look at, or on paper. Nothing is recorded. */
export function createQuizPapers({ db, entrance }: Dependencies) {
  return {
    async paper(actor: Actor, quizId: string, query: PaperQuery): Promise<Paper> {
      const { quiz, drawn } = await variant(actor, quizId, query)
      return paperOf(quiz, drawn, withoutAnswer)
    },

    async answerKey(actor: Actor, quizId: string, query: PaperQuery): Promise<AnswerKey> {
      return answerKeyOf((await variant(actor, quizId, query)).drawn)
    },
  }

  async function variant(actor: Actor, quizId: string, { variant, shuffle }: PaperQuery) {
    const { quiz, asked } = await db.transaction(async (tx) => {
      const { quiz } = await entrance.enterToLook(tx, actor, quizId)
      return { quiz, asked: await placingRepository(tx).listAsked(quizId) }
    }, ONE_MOMENT)
    const { shufflesQuestions, shufflesAnswers } = quiz.options
    const shuffling = {
      questions: shuffle ? shuffle === 'yes' : shufflesQuestions,
      answers: shuffle ? shuffle === 'yes' : shufflesAnswers,
    }
    const seed = `${quizId}/variant ${variant}`
    return { quiz, drawn: draw({ sections: quiz.sections, asked }, { seed, shuffling }) }
  }
}

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

export type QuizPapers = ReturnType<typeof createQuizPapers>
