import type { DbOrTx } from '#server/database/client.ts'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { gradingRepository } from './repository.ts'

/**
 * Other names for submissions while they are graded blind: by their own, any other page says whose they are. Made of the
 * installation's secret, so nothing is stored, and nobody can reckon them.
 */
export function createBlindIds({ secret }: { secret: string }) {
  return {
    keyOf,

    /** The submission that goes by this name, its own or the other; what is neither is found nowhere. */
    async reveal(tx: DbOrTx, { quizId, submissionId }: { quizId: string; submissionId: string }) {
      const found = await gradingRepository(tx).findSubmissionId(quizId, submissionId, keyOf(quizId))
      return found ?? submissionId
    },
  }

  function keyOf(quizId: string): string {
    return keyedHash('blind answers', quizId, secret)
  }
}

export type BlindIds = ReturnType<typeof createBlindIds>
