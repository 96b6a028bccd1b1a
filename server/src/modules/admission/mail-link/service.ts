import type { requestInvitationLink } from '@probant/contract/participants/entering'
import type { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import type { LinkTokens, ParticipantMailing } from '#server/modules/invitations/index.ts'
import { receiptIn } from '#server/modules/roster/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Afterwards } from '#server/platform/afterwards.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { isAnonymous, shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import type { Admitted, Admitting } from '../admitting.ts'
import {
  type Brands,
  begunOf,
  entryRefusal,
  isThrough,
  isUnproved,
  opensResult,
  ownTimeOf,
  phaseFor,
  presentDoor,
} from '../door.ts'
import { enteringRepository, type InvitedParticipant } from '../repository.ts'
import { attemptKeys } from './attempt-keys.ts'
import { createMailQuota } from './mail-quota.ts'

interface Dependencies {
  db: Db
  now: Now
  tokens: LinkTokens
  attempts: Attempts
  botCheck: BotCheck
  sessions: SessionService
  admission: Admitting
  branding: Brands
  mailing: ParticipantMailing
  afterwards: Afterwards
}

/** Coming in by the link of an invitation, which was mailed or handed over. */
export function createMailLink(dependencies: Dependencies) {
  const { db, now, tokens, attempts, botCheck, sessions, admission, branding, mailing, afterwards } =
    dependencies
  const quota = createMailQuota({ now, attempts })

  return {
    /** Changes nothing: mail scanners follow links too. */
    async read(token: string) {
      const { participantId } = bearerOf(token)
      const invited = await enteringRepository(db).find(participantId)
      ensure(invited && !isAnonymous(invited.participant.email), 'invitationWithdrawn')
      const phase = phaseFor(invited, now())
      ensure(phase !== 'draft', 'quizNotActive')
      const { participant, quiz } = invited
      return {
        ...presentDoor(quiz, phase, await branding.brandOf(db, quiz.workspaceId), participant),
        ...ownTimeOf(invited),
        email: shownAddress(participant.email),
        name: participant.name,
        begun: begunOf(invited, now()),
        receipt: isThrough(invited, now()) ? receiptIn(invited) : null,
        opensResult: opensResult(quiz),
      }
    },

    async enter(
      token: string,
      { refreshToken, caller }: { refreshToken: string | undefined; caller: Caller },
    ): Promise<Admitted> {
      const { participantId, isHanded } = bearerOf(token)
      const resumed = await sessions.resume(refreshToken)
      return db.transaction(async (tx) =>
        admission.admit(tx, await enteringRepository(tx).lock(participantId), { caller, resumed, isHanded }),
      )
    },

    /** Answers alike, and as soon, whether or not the address is invited, and whatever the quiz is. */
    async requestLink(
      { quizId, email, botToken }: z.output<typeof requestInvitationLink.schema.body>,
      caller: Caller,
    ): Promise<{ email: string }> {
      const check = { token: botToken, action: 'quiz_entrance', address: caller.address }
      ensure(await botCheck.verify(check), 'botCheckFailed')
      await attempts.begin(attemptKeys.link(quizId, email, caller.address))

      const asked = { email, address: caller.address }
      afterwards.run('mail a new link', async () => {
        if (quizId) await mailLink({ ...asked, quizId })
        else await mailNewestLinks(asked)
      })
      return { email }
    },
  }

  /** Of the quizzes that they were invited to last, for they have not said which. */
  async function mailNewestLinks(asked: Omit<LinkRequest, 'quizId'>): Promise<void> {
    let left = NEWEST_LINKS
    for (const { quizId } of await enteringRepository(db).listInvitedTo(asked.email, LOOKED_THROUGH))
      if (left > 0 && (await mailLink({ ...asked, quizId }))) left -= 1
  }

  async function mailLink({ quizId, email, address }: LinkRequest): Promise<boolean> {
    const asking = { kind: 'link', email, address } as const
    if (!(await quota.hasRoom(asking))) return false
    const isMailed = await db.transaction(async (tx) => {
      const found = await enteringRepository(tx).findByAddress(quizId, email)
      // Participants are locked before what is counted of mails, as where the creator writes to them.
      const invited = found && (await enteringRepository(tx).lock(found.participant.id))
      if (!invited || !opens(invited)) return false
      const participantIds = [invited.participant.id]
      // Whoever was invited by hand was written to by nobody yet, and so not counted.
      const { isByHand, mailKind } = invited.participant
      const sentAs = isByHand && !mailKind ? 'firstLink' : 'linkAgain'
      const mailIds = await mailing.post(tx, { quizId, participantIds, kind: 'invitation', sentAs })
      return mailIds.length > 0
    })
    if (isMailed) await quota.count(asking)
    return isMailed
  }

  /** Does the link that they would get let them into the quiz, or to their result? Not where their account has another address now. */
  function opens(invited: InvitedParticipant): boolean {
    const isTheirs = isUnproved(invited) || invited.accountEmail === invited.participant.email
    const isShown = !isThrough(invited, now()) || opensResult(invited.quiz)
    return isTheirs && isShown && !entryRefusal(invited, now())
  }

  /** Made-up ones cost nothing: the seal is looked at before the database is. */
  function bearerOf(token: string): { participantId: string; isHanded: boolean } {
    const mailed = tokens.read('invitation', token)
    const participantId = mailed ?? tokens.read('handed', token)
    ensure(participantId, 'invalidLink')
    return { participantId, isHanded: mailed === undefined }
  }
}

const NEWEST_LINKS = 3
/** Some of them may lead nowhere any more. */
const LOOKED_THROUGH = 12

interface LinkRequest {
  quizId: string
  email: string
  /** Where it comes from. */
  address: string
}
