import type { InvitableRole, Invitation, Invitee } from '@probant/contract/invitations'
import type { Role } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import type { OrganizationAccess, OrganizationMembership } from '../access.ts'
import type { InvitationMailing } from './mailing.ts'
import { invitingRefusal } from './policy.ts'
import { presentInvitation } from './present.ts'
import { invitationRepository, type KnownInvitation } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  sending: Sending
  access: OrganizationAccess
  mailing: InvitationMailing
  deliversMail: boolean
}

/** Which invitation of which organization. */
export interface InvitationAddress {
  organizationId: string
  invitationId: string
}

/** Asking people into an organization, for its owner and moderators. */
export function createInvitationService({
  db,
  now,
  attempts,
  sending,
  access,
  mailing,
  deliversMail,
}: Dependencies) {
  return {
    /** Of an account that goes: what it was asked into is withdrawn. */
    async forget(tx: Tx, { email }: { email: string | undefined }): Promise<void> {
      if (email) await invitationRepository(tx).deleteTo(email)
    },

    async check(actor: Actor, organizationId: string, emails: string[]): Promise<Invitee[]> {
      allow(await access.authorize(db, actor, organizationId), 'member')
      const stateOf = await statesOf(db, organizationId, emails)
      return [...new Set(emails)].map((email) => ({ email, state: stateOf(email) }))
    },

    async invite(
      actor: Actor,
      organizationId: string,
      { emails, role }: { emails: string[]; role: InvitableRole },
    ) {
      await attempts.begin(invitingKey(actor))
      await countMails(actor, organizationId, { emails, role })
      return failingAs('organizationInviteFailed', () =>
        db.transaction(async (tx) => {
          const membership = await access.authorizeAndLock(tx, actor, organizationId)
          allow(membership, role)
          access.ensureActive(membership)
          await sending.ensureAllowed(tx, actor, { organizationName: membership.name })

          const stateOf = await statesOf(tx, organizationId, emails)
          const byState = Map.groupBy(new Set(emails), stateOf)
          const invited = byState.get('new') ?? []
          const alreadyMembers = byState.get('member') ?? []
          const alreadyInvited = byState.get('invited') ?? []
          ensure(invited.length + alreadyInvited.length > 0, 'allAlreadyMembers')

          await sending.count(tx, actor, invited.length)
          await invitationRepository(tx).deleteExpired(organizationId, invited, now())
          const sent = await mailing.send(tx, { membership, actor, emails: invited })
          await invitationRepository(tx).create(sent.map((one) => ({ ...one, organizationId, role })))
          return { invited, alreadyMembers, alreadyInvited }
        }),
      )
    },

    async list(
      actor: Actor,
      organizationId: string,
      query: { search: string; page: number; pageSize: number },
    ) {
      const membership = await access.authorize(db, actor, organizationId)
      allow(membership, 'member')
      const { items, total } = await invitationRepository(db).page(organizationId, query)
      const { page, pageSize } = query
      return { items: items.map((row) => present(row, membership)), total, page, pageSize }
    },

    /** The link that was mailed before stops working. */
    async resend(actor: Actor, address: InvitationAddress): Promise<Invitation> {
      const known = await access.authorize(db, actor, address.organizationId)
      const { organizationId, email } = await getAllowed(db, known, address)
      await attempts.begin(mailboxKey(organizationId, email))
      return failingAs('organizationInviteFailed', () =>
        db.transaction(async (tx) => {
          const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
          const invitation = await getAllowed(tx, membership, address)
          access.ensureActive(membership)
          await sending.ensureAllowed(tx, actor, { organizationName: membership.name })
          await sending.count(tx, actor, 1)

          const [sent] = await mailing.send(tx, { membership, actor, emails: [invitation.email] })
          await invitationRepository(tx).update(address.organizationId, invitation.id, sent ?? {})
          return present(await getAllowed(tx, membership, address), membership)
        }),
      )
    },

    /** Where no mail leaves the house: any link from before stops working. */
    async link(actor: Actor, address: InvitationAddress): Promise<{ url: string }> {
      await getAllowed(db, await access.authorize(db, actor, address.organizationId), address)
      ensure(!deliversMail, 'invitationsAreMailed')
      await attempts.begin(invitingKey(actor))
      return failingAs('organizationInviteFailed', () =>
        db.transaction(async (tx) => {
          const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
          const invitation = await getAllowed(tx, membership, address)
          access.ensureActive(membership)
          await sending.ensureAllowed(tx, actor, { organizationName: membership.name })

          const { url, kept } = mailing.hand(membership, actor)
          await invitationRepository(tx).update(address.organizationId, invitation.id, kept)
          return { url }
        }),
      )
    },

    async revoke(actor: Actor, address: InvitationAddress): Promise<void> {
      await db.transaction(async (tx) => {
        const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
        const invitation = await getAllowed(tx, membership, address)
        await invitationRepository(tx).delete(address.organizationId, invitation.id)
      })
    },
  }

  /** Before the transaction, as what was tried stays counted where it fails; only what would be mailed counts. */
  async function countMails(
    actor: Actor,
    organizationId: string,
    { emails, role }: { emails: string[]; role: Role },
  ): Promise<void> {
    allow(await access.authorize(db, actor, organizationId), role)
    const stateOf = await statesOf(db, organizationId, emails)
    for (const email of new Set(emails)) {
      if (stateOf(email) === 'new') await attempts.begin(mailboxKey(organizationId, email))
    }
  }

  async function statesOf(tx: DbOrTx, organizationId: string, emails: string[]) {
    const invitations = invitationRepository(tx)
    const accounts = await invitations.listAccounts(organizationId, emails)
    const members = new Set(accounts.flatMap(({ email, memberId }) => (memberId ? email : [])))
    const invited = new Set(await invitations.listInvited(organizationId, emails, now()))
    return (email: string): Invitee['state'] =>
      members.has(email) ? 'member' : invited.has(email) ? 'invited' : 'new'
  }

  async function getAllowed(
    tx: DbOrTx,
    membership: OrganizationMembership,
    { organizationId, invitationId }: InvitationAddress,
  ): Promise<KnownInvitation> {
    allow(membership, 'member')
    const invitation = await invitationRepository(tx).find(organizationId, invitationId)
    ensure(invitation, 'invitationNotFound')
    allow(membership, invitation.role)
    return invitation
  }

  function present(row: KnownInvitation, { role, standing }: OrganizationMembership): Invitation {
    return presentInvitation(row, { role, isActive: standing.status !== 'inactive', now: now() })
  }
}

export type InvitationService = ReturnType<typeof createInvitationService>

function allow({ role }: OrganizationMembership, invitedRole: Role): void {
  const broken = invitingRefusal(role, invitedRole)
  if (broken) throw refusal(broken)
}

/** A thousand addresses in an hour go through; whoever wants to mail more has to wait in between. */
function invitingKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `invite:${userId}`, rule: { free: 50, longestMs: 15 * MINUTE } } }
}

/** One mailbox is not written to again and again, by whomever, first or once more; four are free. */
function mailboxKey(organizationId: string, email: string): AttemptKeys {
  const rule = { free: 4, longestMs: 15 * MINUTE }
  return { tried: { key: `invitation:${organizationId}:${email}`, rule } }
}
