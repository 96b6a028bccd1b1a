import type { Told } from '@probant/contract/quizzes/later-end'
import type { WordingChange } from '@probant/contract/quizzes/wording-changes'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Entered, QuizEntrance } from './entrance.ts'
import { quizHistoryRepository } from './history/repository.ts'
import type { QuizHistory } from './history/service.ts'
import { changingKey, type ToldChange } from './later-end.ts'
import { rewordRefusal } from './lifecycle.ts'
import { changeRefusal } from './policy.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  entrance: QuizEntrance
  history: QuizHistory
  reworded: Announcement<Reworded>
}

/** When people were last told the same, if they were. */
export interface Reworded extends ToldChange {
  lastToldAt: Date | undefined
}

interface Corrected {
  number: number | null
  changes: WordingChange[]
  isInBank: boolean
}

/** What every correction of what is published goes through, whatever is corrected. */
export function createCorrecting({ db, now, attempts, entrance, history, reworded }: Dependencies) {
  return { enterToCorrect, alone, tell }

  /** A first look, so that nothing is made ready for what is refused anyway. */
  async function enterToCorrect(actor: Actor, quizId: string, revision: number): Promise<Entered> {
    const entered = await entrance.enter(db, actor, quizId)
    await allowCorrection(db, entered, revision)
    await attempts.begin(changingKey(actor))
    return entered
  }

  /** And the one that counts: whoever starts holds the quiz, so nobody has until this is done. */
  function alone<T>(
    actor: Actor,
    quizId: string,
    revision: number,
    correct: (tx: Tx, entered: Entered) => Promise<T>,
  ): Promise<T> {
    return failingAs('quizUpdateFailed', () =>
      db.transaction(async (tx) => {
        const entered = await entrance.enterAlone(tx, actor, quizId)
        await allowCorrection(tx, entered, revision)
        return correct(tx, entered)
      }),
    )
  }

  async function allowCorrection(tx: DbOrTx, entered: Entered, revision: number): Promise<void> {
    const { quiz, place } = entered
    allow(changeRefusal(place, quiz))
    allow(rewordRefusal(quiz, now()))
    await entrance.ensureAnswersMayBeSeen(tx, entered)
    ensure(quiz.revision === revision, 'quizChangedMeanwhile')
  }

  async function tell(tx: Tx, actor: Actor, { quiz }: Entered, what: Corrected): Promise<Told> {
    let told = NOBODY
    const report = (reported: Told) => {
      told = reported
    }
    const lastToldAt = await quizHistoryRepository(tx).findLastRewordingTold(quiz.id)
    await reworded.announce(tx, { actor, quiz, lastToldAt, report })
    await history.note(tx, actor, quiz.id, { kind: 'reworded', ...what, told: told.told })
    return told
  }
}

export type Correcting = ReturnType<typeof createCorrecting>

export const NOBODY: Told = { told: 0, untold: 0 }
