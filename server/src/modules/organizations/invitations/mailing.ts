import { INVITATION_DAYS } from '@probant/contract/limits'
import type { Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { newToken } from '#server/platform/security/opaque-token.ts'
import type { OrganizationMembership } from '../access.ts'
import { memberRepository } from '../members/repository.ts'
import { invitationEmail } from './emails.ts'
import { invitationRepository } from './repository.ts'

interface Dependencies {
  now: Now
  sending: Sending
  origin: () => string
}

/** A mailed link goes into the mail, its hash into the invitation: nobody but the mailbox's owner gets to see it. */
export function createInvitationMailing({ now, sending, origin }: Dependencies) {
  return {
    /** Mails each address its own link; what is to be kept of each is given back. */
    async send(
      tx: Tx,
      { membership, actor, emails }: { membership: OrganizationMembership; actor: Actor; emails: string[] },
    ) {
      const { workspaceId: organizationId, member } = membership
      const inviter = await memberRepository(tx).find(organizationId, member.id)
      const accounts = await invitationRepository(tx).listAccounts(organizationId, emails)
      const kept = keptOf(actor)

      const mails = []
      const sent = []
      for (const email of emails) {
        const { token, hash } = newToken('link')
        const account = accounts.find((known) => known.email === email)
        const locale = account?.locale ?? actor.locale
        const link = urlOf(organizationId, token)
        const mail = invitationEmail(locale, {
          inviter: inviter?.username ?? '',
          organization: membership.name,
          link,
        })
        // Whoever merely registered the address hears nothing of what is sent there.
        const userId = account?.emailVerifiedAt ? account.userId : undefined
        mails.push({ userId, to: email, locale, ...mail })
        sent.push({ email, tokenHash: hash, ...kept })
      }
      const words = { organizationName: membership.name }
      await sending.postFor(tx, { kind: 'organizationInvitation', authorId: actor.userId, words }, mails)
      return sent
    },

    /** To be handed over by whoever invites; what is to be kept of it is given back with it. */
    hand({ workspaceId: organizationId }: OrganizationMembership, actor: Actor) {
      const { token, hash } = newToken('handed')
      return { url: urlOf(organizationId, token), kept: { tokenHash: hash, ...keptOf(actor) } }
    },
  }

  function keptOf({ userId }: Actor) {
    const sentAt = now()
    return { invitedById: userId, sentAt, expiresAt: later(sentAt, INVITATION_DAYS * DAY) }
  }

  function urlOf(organizationId: string, token: string): string {
    return `${origin()}/organizations/${organizationId}/accept#${token}`
  }
}

export type InvitationMailing = ReturnType<typeof createInvitationMailing>
