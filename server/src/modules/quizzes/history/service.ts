import type { HistoryEntry, QuizDeed } from '@probant/contract/quizzes/history'
import type { Db, Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizEntrance } from '../entrance.ts'
import { quizHistoryRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  entrance: QuizEntrance
}

/** What was done with a quiz, written down in the transaction of the deed. */
export function createQuizHistory({ db, now, entrance }: Dependencies) {
  return {
    async note(tx: Tx, { userId }: Pick<Actor, 'userId'>, quizId: string, deed: QuizDeed): Promise<void> {
      await quizHistoryRepository(tx).add({ quizId, actorId: userId, at: now(), deed })
    },

    async list(actor: Actor, quizId: string): Promise<HistoryEntry[]> {
      const entered = await entrance.enterAsCreator(db, actor, quizId)
      // What was corrected stands there in full.
      await entrance.ensureAnswersMayBeSeen(db, entered)
      const found = await quizHistoryRepository(db).list(quizId, MOST_ENTRIES)
      const nameOf = await namesIn(found.map(({ entry }) => entry.deed))
      return found.map(({ entry: { id, at, deed }, who }) => ({
        id,
        at: at.toISOString(),
        who,
        deed: deed.kind === 'handed_over' ? { ...deed, from: nameOf(deed.from), to: nameOf(deed.to) } : deed,
      }))
    },
  }

  /** People are kept by the ids of their accounts: a name goes with its account. */
  async function namesIn(deeds: readonly QuizDeed[]) {
    const ids = deeds.flatMap((deed) => (deed.kind === 'handed_over' ? [deed.from, deed.to] : []))
    const names = await quizHistoryRepository(db).listNames(ids.flatMap((id) => id ?? []))
    return (id: string | null) => names.find((one) => one.id === id)?.name ?? null
  }
}

export type QuizHistory = ReturnType<typeof createQuizHistory>

/** As many as anybody reads. */
const MOST_ENTRIES = 100
