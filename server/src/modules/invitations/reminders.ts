import { ENDING_SOON_MINUTES, REMINDER_PAUSE_MINUTES } from '@probant/contract/limits'
import type { Db, Tx } from '#server/database/client.ts'
import type { Authorized, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { canBegin, statusAt } from '#server/modules/quizzes/index.ts'
import { knownParticipantRepository, participantRepository } from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  sending: Sending
  access: QuizAccess
  history: QuizHistory
}

/** To those who have not begun: by hand, and by itself before the end. `due-mails` writes the mails. */
export function createReminders({ db, now, attempts, sending, access, history }: Dependencies) {
  return {
    /** Everybody who has not begun, or those of these. Who was reminded just now is left alone. */
    async remind(actor: Actor, quizId: string, participantIds?: string[]) {
      await attempts.begin(remindingKey(actor))
      return db.transaction(async (tx) => {
        const { quiz } = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const at = now()
        const isOpen = canBegin(quiz, at) || (await isAnyoneAhead(tx, quiz, at))
        ensure(isOpen, 'inviteToInactiveQuiz')
        await sending.ensureAllowed(tx, actor, quiz)

        const asked = participantIds && [...new Set(participantIds)]
        const report = await participantRepository(tx).claimReminder(quizId, {
          participantIds: asked,
          endsAt: quiz.endsAt,
          at,
          quietSince: later(at, -REMINDER_PAUSE_MINUTES * MINUTE),
        })
        await sending.count(tx, actor, report.reminded)
        const { reminded: count } = report
        if (count > 0) await history.note(tx, actor, quizId, { kind: 'reminded', count })
        return report
      })
    },

    /** Each person once, in whichever process; not for those who were written to within the hour: they know. */
    async callLast(): Promise<void> {
      for (const by of ['quiz', 'ownWindow'] as const) while ((await callSome(by)) === AT_ONCE);
    },
  }

  /** After the end of the quiz: in their own window. */
  async function isAnyoneAhead(tx: Tx, quiz: Authorized['quiz'], at: Date): Promise<boolean> {
    return statusAt(quiz, at) === 'active' && knownParticipantRepository(tx).isAnyoneAhead(quiz.id, at)
  }

  function callSome(by: 'quiz' | 'ownWindow'): Promise<number> {
    const at = now()
    return db.transaction((tx) =>
      participantRepository(tx).claimLastCall({
        by,
        at,
        quietSince: later(at, -REMINDER_PAUSE_MINUTES * MINUTE),
        endsAfter: later(at, LATEST_CALL_MINUTES * MINUTE),
        endsBy: later(at, ENDING_SOON_MINUTES * MINUTE),
        limit: AT_ONCE,
      }),
    )
  }
}

const AT_ONCE = 500
/** Before the end. Later it would only frighten whoever can no longer have all of their time. */
const LATEST_CALL_MINUTES = 45

function remindingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `reminder:${userId}`, rule: { free: 50, longestMs: 15 * MINUTE } } }
}
