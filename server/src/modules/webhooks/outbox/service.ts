import type { Tx } from '#server/database/client.ts'
import { later, type Now } from '#server/platform/clock.ts'
import { TRIED_FOR_MS } from '../delivery/retrying.ts'
import { webhookOutboxRepository } from './repository.ts'

/** Writes down what happened, in the transaction in which it happens, for the webhooks of that workspace. */
export function createWebhookOutbox({ now }: { now: Now }) {
  return {
    quizPublished: (tx: Tx, { quizId }: { quizId: string }) =>
      webhookOutboxRepository(tx).addQuiz('quiz.published', quizId, times()),

    invited: (tx: Tx, { participantIds }: { participantIds: readonly string[] }) =>
      webhookOutboxRepository(tx).addParticipants('participant.invited', participantIds, times()),

    begun: (tx: Tx, { submissionId }: { submissionId: string }) =>
      webhookOutboxRepository(tx).addSubmissions(['submission.begun'], [submissionId], times()),

    /** What came of submissions has moved: they were handed in, or marked again. That people were told of it is not news here. */
    async resultsMoved(tx: Tx, { submissionIds, isJustFinished, isMarkedAgain }: Moved): Promise<void> {
      const outbox = webhookOutboxRepository(tx)
      if (isJustFinished) await outbox.addSubmissions(ENDS, submissionIds, times())
      else if (isMarkedAgain) await outbox.addSubmissions(['submission.graded'], submissionIds, times())
    },

    resultsReleased: (tx: Tx, { quizId }: { quizId: string }) =>
      webhookOutboxRepository(tx).addQuiz('results.released', quizId, times()),

    generationFinished: (tx: Tx, { generationId }: { generationId: string }) =>
      webhookOutboxRepository(tx).addGeneration('generation.finished', generationId, times()),
  }

  function times() {
    const happenedAt = now()
    return { happenedAt, triesUntil: later(happenedAt, TRIED_FOR_MS) }
  }
}

interface Moved {
  submissionIds: readonly string[]
  isJustFinished?: boolean
  isMarkedAgain?: boolean
}

const ENDS = ['submission.handed_in', 'submission.terminated', 'submission.graded'] as const
