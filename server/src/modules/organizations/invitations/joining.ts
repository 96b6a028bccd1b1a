import type { ErrorName } from '@probant/contract/errors'
import type { MyInvitation } from '@probant/contract/invitations'
import type { Db, Tx } from '#server/database/client.ts'
import type { LinkService, UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { hashOf, TOKEN_PREFIXES } from '#server/platform/security/opaque-token.ts'
import { newMember } from '../members/new-member.ts'
import { memberRepository } from '../members/repository.ts'
import { organizationRepository } from '../repository.ts'
import { acceptanceRefusal } from './acceptance.ts'
import { invitationRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  users: UserService
  links: LinkService
}

/** The invited person's side: seeing what invites them, and becoming a member. */
export function createJoining({ db, now, users, links }: Dependencies) {
  return {
    async listMine({ userId, email, isEmailVerified }: Actor): Promise<MyInvitation[]> {
      if (!isEmailVerified) return []
      const rows = await invitationRepository(db).listFor({ userId, email }, now())
      return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
    },

    async accept(actor: Actor, organizationId: string, token: string | undefined) {
      const outcome = await failingAs('organizationUpdateFailed', () =>
        db.transaction((tx) => join(tx, { userId: actor.userId, organizationId, token })),
      )
      // Only now, so that an invitation that has become pointless stays deleted.
      if (outcome.refused) throw refusal(outcome.refused)
      return { organizationId, organizationName: outcome.organizationName }
    },
  }

  async function join(tx: Tx, { userId, organizationId, token }: Request): Promise<Outcome> {
    const organization = await organizationRepository(tx).findForUpdate(organizationId)
    const person = await users.lock(tx, userId)
    ensure(person, 'notAuthenticated')
    const invitations = invitationRepository(tx)
    const invitation =
      token === undefined
        ? await invitations.findByEmail(organizationId, person.email)
        : await invitations.findByToken(organizationId, hashOf(token))
    const isMember = (await memberRepository(tx).findOfUser(organizationId, userId)) !== undefined

    const hasToken = token !== undefined
    const refused = acceptanceRefusal({ person, isMember, hasToken, invitation, now: now() })
    const isSpent = !refused || refused === 'alreadyAMember'
    if (invitation && isSpent) await invitations.delete(organizationId, invitation.id)
    if (refused || !invitation || !organization) return { refused: refused ?? 'invitationNotFound' }

    if (!person.emailVerifiedAt && !isHanded(token)) await proveAddress(tx, userId)
    const { role } = invitation
    await memberRepository(tx).create(newMember({ organizationId, userId, role, joinedAt: now() }))
    return { organizationName: organization.name }
  }

  /** They are signed in to that very account and hold what was mailed to its address. */
  async function proveAddress(tx: Tx, userId: string): Promise<void> {
    await users.markVerified(tx, userId)
    await links.spend(tx, userId, ['verify_email'])
  }
}

export type Joining = ReturnType<typeof createJoining>

/** Whoever invites has seen it: it lets its holder in, and says nothing of whose the mailbox is. */
function isHanded(token: string | undefined): boolean {
  return token?.startsWith(TOKEN_PREFIXES.handed) ?? false
}

interface Request {
  userId: string
  organizationId: string
  token: string | undefined
}

type Outcome =
  | { refused: ErrorName; organizationName?: never }
  | { refused?: never; organizationName: string }
