import { REMINDER_PAUSE_MINUTES } from '@probant/contract/limits'
import { extraMinutes } from '@probant/contract/participants/participant'
import type { Told } from '@probant/contract/quizzes/later-end'
import type { Tx } from '#server/database/client.ts'
import type { MovedEnd, NotifiedChange, Publication, Reworded } from '#server/modules/quizzes/index.ts'
import {
  hasOwnWindow,
  knownParticipantRepository,
  participantRepository,
} from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { type Notice, noticeFor } from './notices.ts'

interface Dependencies {
  now: Now
  sending: Sending
  publication: Publication
}

type Change = Pick<NotifiedChange, 'actor' | 'quiz'>

/**
 * Tells those who have not begun what has changed since they were invited. Whoever is at work sees it in the page: a
 * mail would call them away from it, and that counts against them. `due-mails` writes the mails.
 */
export function createChangeNotices({ now, sending, publication }: Dependencies) {
  return {
    notify,

    /** Extra time begins where the end was; and who was called before the old end is called again before the new one. */
    async endMoved(tx: Tx, { actor, quiz, to, report }: MovedEnd): Promise<void> {
      const unfinished = await knownParticipantRepository(tx).lockUnfinished(quiz.id)
      // Whoever has a window of their own has another end.
      const concerned = unfinished.filter((one) => !hasOwnWindow(one))
      const most = Math.max(
        0,
        ...concerned.map(({ accommodation }) => extraMinutes(accommodation?.extraTime, quiz.durationMinutes)),
      )
      if (most > 0) await publication.runOn(tx, quiz.id, later(to, most * MINUTE))
      await participantRepository(tx).forgetLastCalls(quiz.id)
      const ids = concerned.map(({ id }) => id)
      report(await notify(tx, { actor, quiz }, 'laterEnd', ids))
    },

    /** Within the hour once: it says that something was corrected, not what. */
    async reworded(tx: Tx, { actor, quiz, lastNotifiedAt, report }: Reworded): Promise<void> {
      if (lastNotifiedAt && later(lastNotifiedAt, REMINDER_PAUSE_MINUTES * MINUTE) > now()) return
      report(await notify(tx, { actor, quiz }, 'wording'))
    },
  }

  /** As many as may be mailed to today: nothing is left undone because somebody can't be told of it. */
  async function notify(tx: Tx, { actor, quiz }: Change, notice: Notice, among?: string[]): Promise<Told> {
    const people = await knownParticipantRepository(tx).lockAddressees(quiz.id, among)
    const notices = people.flatMap((one) => {
      const kind = noticeFor(one, notice)
      return kind ? { id: one.id, kind } : []
    })
    const mayNotify = await sending.mayGoOut(tx, actor.userId, quiz)
    const told = mayNotify ? await sending.countThatFit(tx, actor, notices.length) : 0
    await participantRepository(tx).claimNotices(notices.slice(0, told), now())
    return { told, untold: notices.length - told }
  }
}

export type ChangeNotices = ReturnType<typeof createChangeNotices>
