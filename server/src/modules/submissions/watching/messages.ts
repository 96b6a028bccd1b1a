import type { Db } from '#server/database/client.ts'
import { type Glance, type MessageRow, watchingRepository } from './repository.ts'

/** What is told to those at work, of the quizzes that somebody in this process takes: read again only where there is more. */
export function createMessageCache({ db }: { db: Db }) {
  let known = new Map<string, MessageRow[]>()

  return {
    /** All that the listed submissions may have to be told of. */
    async refresh(glances: readonly Glance[]): Promise<void> {
      const counts = new Map(glances.map(({ quizId, messageCount }) => [quizId, messageCount]))
      const stale = [...counts].filter(([quizId, count]) => count !== (known.get(quizId)?.length ?? 0))
      const kept = [...known].filter(([quizId]) => counts.has(quizId))
      known = new Map(kept)
      if (stale.length === 0) return
      const ids = stale.map(([quizId]) => quizId)
      const read = Map.groupBy(await watchingRepository(db).listMessages(ids), ({ quizId }) => quizId)
      for (const quizId of ids) known.set(quizId, read.get(quizId) ?? [])
    },

    /** Theirs, the oldest first: what was said before they began is not for them. */
    of: (glance: Glance): MessageRow[] => messagesFor(known.get(glance.quizId) ?? [], glance),
  }
}

export function messagesFor(
  all: readonly MessageRow[],
  { participantId, startedAt }: Pick<Glance, 'participantId' | 'startedAt'>,
): MessageRow[] {
  return all.filter((one) => [null, participantId].includes(one.participantId) && one.sentAt >= startedAt)
}
