import { countingAttempt } from '@probant/contract/submissions/attempts'
import type { Tx } from '#server/database/client.ts'
import { type CountedRow, type SubmissionRow, submissionRepository } from '../repository.ts'
import { attemptRepository } from './repository.ts'

type Changed = Pick<SubmissionRow, 'id' | 'number' | 'isLatest'>

/** Which attempt counts, reckoned anew in the transaction in which something came of one. */
export function createCounting(tx: Tx) {
  return { recount, recountBeside }

  /** Whoever has but one attempt is none of its business. */
  async function recount(changed: readonly Changed[]): Promise<void> {
    const several = changed.filter(({ number, isLatest }) => number > 1 || !isLatest)
    await recountBeside(several.map(({ id }) => id))
  }

  /** The same of those of which nothing else is known. */
  async function recountBeside(submissionIds: readonly string[]): Promise<void> {
    if (submissionIds.length === 0) return
    const finished = await attemptRepository(tx).lockSeveralOf(submissionIds)
    const counting = [...Map.groupBy(finished, ({ participantId }) => participantId).values()]
    await submissionRepository(tx).setCounting(counting.flatMap(countedOf))
  }
}

type Finished = Awaited<ReturnType<ReturnType<typeof attemptRepository>['lockSeveralOf']>>

function countedOf(attempts: Finished): CountedRow[] {
  const counted = countingAttempt(attempts, attempts[0]?.counting ?? 'best')
  const row = attempts.find(({ number }) => number === counted?.number)
  if (!counted || !row) return []
  const { id, participantId } = row
  const { percent = null, points = null, ungradedCount = null } = counted.together ?? {}
  return [
    { id, participantId, resultPercent: percent, resultPoints: points, resultUngradedCount: ungradedCount },
  ]
}
