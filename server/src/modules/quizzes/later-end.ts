import { laterEndFlaw, type Told } from '@probant/contract/quizzes/later-end'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Db } from '#server/database/client.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, failingAs, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { QuizAccess } from './access.ts'
import type { QuizHistory } from './history/service.ts'
import { type KnownQuiz, knownQuizRepository } from './known/repository.ts'
import { laterEndRefusal } from './lifecycle.ts'
import { placingRepository } from './placings/repository.ts'
import { changeRefusal } from './policy.ts'
import { presentQuiz } from './present.ts'
import { quizRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  access: QuizAccess
  history: QuizHistory
  endMoved: Announcement<MovedEnd>
}

/** A change that those who take part are told of; whoever does so says how many are. */
export interface NotifiedChange {
  actor: Actor
  quiz: KnownQuiz
  report: (told: Told) => void
}

/** From one end to a later one: `quiz` has the later one already. */
export interface MovedEnd extends NotifiedChange {
  from: Date
  to: Date
}

/** More time for everybody, after people were told the end: later, never earlier. */
export function createLaterEnd({ db, now, attempts, access, history, endMoved }: Dependencies) {
  return {
    async move(actor: Actor, quizId: string, until: string): Promise<Told & { quiz: Quiz }> {
      await access.authorize(db, actor, quizId)
      await attempts.begin(changingKey(actor))
      return failingAs('quizUpdateFailed', () =>
        db.transaction(async (tx) => {
          const { quiz, membership } = await access.authorizeAndLock(tx, actor, quizId)
          const at = now()
          allow(changeRefusal(membership, quiz))
          allow(laterEndRefusal(quiz, at))
          const flaw = laterEndFlaw(until, quiz.endsAt, at)
          if (flaw || !quiz.endsAt) refuseField('until', flaw ?? 'endNotLater')

          const [from, to] = [quiz.endsAt, new Date(until)]
          await quizRepository(tx).update(quizId, { endsAt: to, updatedAt: at })
          let told: Told = { told: 0, untold: 0 }
          const report = (reported: Told) => {
            told = reported
          }
          await endMoved.announce(tx, { actor, quiz: { ...quiz, endsAt: to }, from, to, report })
          const [before, after] = [from.toISOString(), to.toISOString()]
          await history.note(tx, actor, quizId, { kind: 'ends_later', before, after, told: told.told })
          const changed = (await knownQuizRepository(tx).find(quizId, actor.userId)) ?? quiz
          const asked = await placingRepository(tx).listAsked(quizId)
          return { ...told, quiz: presentQuiz(changed, asked, membership, at) }
        }),
      )
    },
  }
}

export type LaterEnd = ReturnType<typeof createLaterEnd>

/** Each mails everybody who has not begun: a few times are free, in a circle it would fill mailboxes. */
export function changingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `change:${userId}`, rule: { free: 20, longestMs: 15 * MINUTE } } }
}
