import { countingAttempt } from '@probant/contract/submissions/attempts'
import type { Tx } from '#server/database/client.ts'
import type { SubmissionRow } from '../repository.ts'
import { attemptRepository, type CountedRow } from './repository.ts'

type Changed = Pick<SubmissionRow, 'id' | 'number' | 'isLatest'>

/** What came of these has changed, and with it perhaps which attempt counts. Whoever has but one is none of its business. */
export async function recount(tx: Tx, changed: readonly Changed[]): Promise<void> {
  const several = changed.filter(({ number, isLatest }) => number > 1 || !isLatest)
  await recountBeside(
    tx,
    several.map(({ id }) => id),
  )
}

/** The same of those of which nothing else is known. */
export async function recountBeside(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return
  const finished = await attemptRepository(tx).lockSeveralOf(submissionIds)
  const counting = [...Map.groupBy(finished, ({ participantId }) => participantId).values()]
  await attemptRepository(tx).setCounting(counting.flatMap(countedOf))
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
