import type { Tx } from '#server/database/client.ts'
import { keyLockRepository } from './key-locks/repository.ts'
import type { KeyedQuestion } from './marking-key.ts'
import { placingRepository } from './placings/repository.ts'
import { quizRepository } from './repository.ts'

/** What is right in a quiz that people have answered already, for whoever holds the quiz. */
export function createQuizKeys() {
  return {
    /** Until the transaction ends nobody marks by it. Before any submission is held: whoever marks has one. */
    lock: (tx: Tx, quizId: string): Promise<void> => keyLockRepository(tx).change(quizId),

    /** Last of all: what is remembered of a quiz is remembered by its revision, also where this comes to nothing. */
    async change(
      tx: Tx,
      quizId: string,
      question: Pick<KeyedQuestion, 'questionId' | 'content' | 'scoring'>,
    ): Promise<void> {
      await placingRepository(tx).setKey(quizId, question.questionId, question)
      await quizRepository(tx).update(quizId, {})
    },
  }
}

export type QuizKeys = ReturnType<typeof createQuizKeys>
