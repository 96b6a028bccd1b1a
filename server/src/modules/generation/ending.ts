import type { GenerationStatus } from '@probant/contract/generation'
import type { Tx } from '#server/database/client.ts'
import type { Consumer, UsageService } from '#server/modules/usage/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { type GenerationRow, generationRepository, type Rejected } from './repository.ts'

interface Dependencies {
  now: Now
  usage: UsageService
  generationEnded: Announcement<EndedGeneration>
}

/** Questions were asked for, and no more of them come. */
export interface EndedGeneration {
  generationId: string
}

export interface End {
  status: Exclude<GenerationStatus, 'running'>
  failure?: GenerationRow['failure']
  rejected?: Rejected
}

/** However a generation ends, it ends once, and what was reserved and not delivered is given back. */
export function createEnding({ now, usage, generationEnded }: Dependencies) {
  return {
    async end(
      tx: Tx,
      consumer: Consumer,
      generationId: string,
      { status, failure, rejected }: End,
    ): Promise<void> {
      // In this order everywhere: first whoever counts, then the row.
      await usage.lock(tx, consumer)
      const generation = await generationRepository(tx).findForUpdate(generationId)
      if (!generation || hasEnded(generation)) return

      const { asked, delivered, startedAt: takenAt, periodStartsAt } = generation
      if (asked > delivered) {
        const count = asked - delivered
        await usage.giveBack(tx, consumer, { kind: 'questions', count, periodStartsAt, takenAt })
      }
      await generationRepository(tx).update(generationId, {
        status,
        failure: failure ?? null,
        endedAt: now(),
        ...(rejected && { rejected }),
      })
      // What made one question again is no generation that anybody has asked for.
      if (generation.status === 'running') await generationEnded.announce(tx, { generationId })
    },
  }
}

/** What is made again is called failed from its beginning, and has not ended before that is said. */
function hasEnded({ status, endedAt }: GenerationRow): boolean {
  return status !== 'running' && endedAt !== null
}

export type Ending = ReturnType<typeof createEnding>
