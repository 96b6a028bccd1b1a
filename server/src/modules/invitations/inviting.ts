import type { ResponseOf } from '@probant/contract/endpoint'
import type { checkParticipants, InviteReport } from '@probant/contract/participants/inviting'
import type { Participant } from '@probant/contract/participants/participant'
import type { Db } from '#server/database/client.ts'
import type { GroupService } from '#server/modules/groups/index.ts'
import type { QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import {
  type Invitee,
  knownParticipantRepository,
  type ParticipantAddress,
  participantRepository,
  type Roster,
  resendRefusal,
} from '#server/modules/roster/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Delivery } from '#server/platform/mail/index.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { candidatesOf, inviteesOf } from './invitees.ts'
import type { ParticipantMailing } from './mailing.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  mailDelivery: Delivery
  sending: Sending
  usage: UsageService
  access: QuizAccess
  history: QuizHistory
  groups: GroupService
  mailing: ParticipantMailing
  roster: Roster
  invited: Announcement<Invited>
}

/** Somebody was asked to take part, by mail or by hand. */
export interface Invited {
  participantIds: readonly string[]
}

interface Invitation {
  people: Invitee[]
  groupIds: string[]
  /** Links and codes are handed out: no mail is written. */
  byHand?: boolean
  /** In the creator's own words. */
  message?: string
}

/** Asking people to a quiz; for its creator. */
export function createInviting(dependencies: Dependencies) {
  const { db, now, attempts, mailDelivery, sending, usage, access, history, groups } = dependencies
  const { mailing, roster, invited } = dependencies

  return {
    /** All who can be invited are, or nobody: what can't be is reported. `due-mails` writes their mails. */
    async invite(
      actor: Actor,
      quizId: string,
      { people, groupIds, byHand = false, message = '' }: Invitation,
    ): Promise<InviteReport> {
      await attempts.begin(invitingKey(actor))
      return db.transaction(async (tx) => {
        // Limits are locked before what they are about.
        await usage.lock(tx, (await access.authorize(tx, actor, quizId)).membership)
        const { quiz, membership } = await access.authorizeToInviteAndLock(tx, actor, quizId)
        const participants = participantRepository(tx)
        const candidates = candidatesOf(people, await groups.expand(tx, membership, groupIds))
        const known = await knownParticipantRepository(tx).listInvited(quizId, candidates.people)

        const { fresh, report } = inviteesOf(candidates, new Set(known), { byHand })
        const mailed = fresh.length - report.byHand
        // Whoever only hands out slips writes to nobody.
        const writes = !byHand && (mailed > 0 || report.byHand === 0)
        if (writes) await sending.ensureAllowed(tx, actor, { ...quiz, message })
        const size = quiz.participantCount + fresh.length
        if (fresh.length > 0) {
          await usage.ensureFits(tx, membership, { kind: 'participants', size, ownerId: quiz.creatorId })
        }

        const participantIds = await participants.invite(fresh, {
          quizId,
          invitedAt: now(),
          isByHand: byHand,
          message: writes ? message : '',
        })
        const named = candidates.people.filter(({ name }) => name !== '')
        if (named.length > 0) await participants.nameUnnamed(quizId, named)
        await groups.noteInvited(tx, quizId, groupIds)
        await sending.count(tx, actor, mailed)
        const count = fresh.length
        if (count > 0) {
          await history.note(tx, actor, quizId, { kind: 'invited', count })
          await invited.announce(tx, { participantIds })
        }
        return report
      })
    },

    /** What would become of a list in the making. */
    async check(
      actor: Actor,
      quizId: string,
      { people, groupIds }: Pick<Invitation, 'people' | 'groupIds'>,
    ): Promise<ResponseOf<typeof checkParticipants>> {
      return db.transaction(async (tx) => {
        const { membership } = await access.authorizeCreator(tx, actor, quizId)
        const typed = candidatesOf(people, [])
        const all = candidatesOf(people, await groups.expand(tx, membership, groupIds))
        const known = new Set(await knownParticipantRepository(tx).listInvited(quizId, all.people))

        const freshIn = (candidates: typeof all) => inviteesOf(candidates, known, { byHand: false })
        const { fresh, report } = freshIn(typed)
        return {
          alreadyInvited: report.alreadyInvited,
          inGroups: freshIn(all).fresh.length - fresh.length,
        }
      })
    },

    /** Says at once whether the mail server took it. */
    async resend(actor: Actor, { quizId, participantId }: ParticipantAddress): Promise<Participant> {
      await access.authorizeCreator(db, actor, quizId)
      const known = await knownParticipantRepository(db).find(quizId, participantId)
      ensure(known, 'participantNotFound')
      await attempts.begin(mailboxKey(actor, known.email))

      const { authorized, mailId } = await db.transaction(async (tx) => {
        const authorized = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const participant = await knownParticipantRepository(tx).findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        allow(resendRefusal(participant, statusAt(authorized.quiz, now())))
        await sending.ensureAllowed(tx, actor, authorized.quiz)
        await sending.count(tx, actor, 1)

        const about = { quizId, participantIds: [participantId], kind: 'invitation' } as const
        const [mailId = ''] = await mailing.post(tx, about)
        await participantRepository(tx).update(participantId, { isByHand: false })
        return { authorized, mailId }
      })

      ensure(await mailDelivery.sendNow(mailId), 'inviteSendFailed')
      return roster.get(db, authorized, participantId)
    },
  }
}

export type Inviting = ReturnType<typeof createInviting>

/** Ten thousand typed addresses in an hour go through; whoever wants to mail more has to wait in between. */
function invitingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `participants:${userId}`, rule: { free: 100, longestMs: 15 * MINUTE } } }
}

/** One mailbox is not written to again and again, for whichever quiz; four times are free. */
export function mailboxKey({ userId }: Actor, email: string): AttemptKeys {
  return { tried: { key: `participant:${userId}:${email}`, rule: { free: 4, longestMs: 15 * MINUTE } } }
}
