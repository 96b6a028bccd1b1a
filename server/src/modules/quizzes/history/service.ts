import type { HistoryEntry, QuizAction } from '@probant/contract/quizzes/history'
import type { Db, Tx } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { QuizAccess } from '../access.ts'
import { quizHistoryRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: QuizAccess
}

/** What was done with a quiz, written down in the transaction of the action. */
export function createQuizHistory({ db, now, access }: Dependencies) {
  return {
    async note(tx: Tx, { userId }: Pick<Actor, 'userId'>, quizId: string, action: QuizAction): Promise<void> {
      await quizHistoryRepository(tx).add({ quizId, actorId: userId, at: now(), action })
    },

    async list(actor: Actor, quizId: string): Promise<HistoryEntry[]> {
      const authorized = await access.authorizeCreator(db, actor, quizId)
      // What was corrected stands there in full.
      await access.ensureAnswersMayBeSeen(db, authorized)
      const found = await quizHistoryRepository(db).list(quizId, MOST_ENTRIES)
      const nameOf = await namesIn(found.map(({ entry }) => entry.action))
      return found.map(({ entry: { id, at, action }, who }) => ({
        id,
        at: at.toISOString(),
        who,
        action:
          action.kind === 'handed_over'
            ? { ...action, from: nameOf(action.from), to: nameOf(action.to) }
            : action,
      }))
    },
  }

  /** People are kept by the ids of their accounts: a name goes with its account. */
  async function namesIn(actions: readonly QuizAction[]) {
    const ids = actions.flatMap((action) => (action.kind === 'handed_over' ? [action.from, action.to] : []))
    const names = await quizHistoryRepository(db).listNames(ids.flatMap((id) => id ?? []))
    return (id: string | null) => names.find((one) => one.id === id)?.name ?? null
  }
}

export type QuizHistory = ReturnType<typeof createQuizHistory>

/** As many as anybody reads. */
const MOST_ENTRIES = 100
