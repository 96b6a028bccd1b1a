import type { Told } from '@probant/contract/quizzes/later-end'
import type { WordingChange } from '@probant/contract/quizzes/wording-changes'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Authorized, QuizAccess } from './access.ts'
import { quizHistoryRepository } from './history/repository.ts'
import type { QuizHistory } from './history/service.ts'
import { changingKey, type NotifiedChange } from './later-end.ts'
import { rewordRefusal } from './lifecycle.ts'
import { changeRefusal } from './policy.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  access: QuizAccess
  history: QuizHistory
  reworded: Announcement<Reworded>
}

/** When people were last told the same, if they were. */
export interface Reworded extends NotifiedChange {
  lastNotifiedAt: Date | undefined
}

interface Corrected {
  number: number | null
  changes: WordingChange[]
  isInBank: boolean
}

/** What every correction of what is published goes through, whatever is corrected. */
export function createCorrecting({ db, now, attempts, access, history, reworded }: Dependencies) {
  return { authorizeToCorrect, alone, notify }

  /** A first look, so that nothing is made ready for what is refused anyway. */
  async function authorizeToCorrect(actor: Actor, quizId: string, revision: number): Promise<Authorized> {
    const authorized = await access.authorize(db, actor, quizId)
    await allowCorrection(db, authorized, revision)
    await attempts.begin(changingKey(actor))
    return authorized
  }

  /** And the one that counts: whoever starts holds the quiz, so nobody has until this is done. */
  function alone<T>(
    actor: Actor,
    quizId: string,
    revision: number,
    correct: (tx: Tx, authorized: Authorized) => Promise<T>,
  ): Promise<T> {
    return failingAs('quizUpdateFailed', () =>
      db.transaction(async (tx) => {
        const authorized = await access.authorizeAndLock(tx, actor, quizId)
        await allowCorrection(tx, authorized, revision)
        return correct(tx, authorized)
      }),
    )
  }

  async function allowCorrection(tx: DbOrTx, authorized: Authorized, revision: number): Promise<void> {
    const { quiz, membership } = authorized
    allow(changeRefusal(membership, quiz))
    allow(rewordRefusal(quiz, now()))
    await access.ensureAnswersMayBeSeen(tx, authorized)
    ensure(quiz.revision === revision, 'quizChangedMeanwhile')
  }

  async function notify(tx: Tx, actor: Actor, { quiz }: Authorized, what: Corrected): Promise<Told> {
    let told = NOBODY
    const report = (reported: Told) => {
      told = reported
    }
    const lastNotifiedAt = await quizHistoryRepository(tx).findLastRewordingNotified(quiz.id)
    await reworded.announce(tx, { actor, quiz, lastNotifiedAt, report })
    await history.note(tx, actor, quiz.id, { kind: 'reworded', ...what, told: told.told })
    return told
  }
}

export type Correcting = ReturnType<typeof createCorrecting>

export const NOBODY: Told = { told: 0, untold: 0 }
