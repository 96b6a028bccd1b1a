import type { ListedMember, Member, MemberLimits, MemberStatus } from '@probant/contract/members'
import type { Role } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { MemberRow } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import { allow, ensure, failingAs } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { OrganizationAccess, OrganizationMembership } from '../access.ts'
import { invitationRepository } from '../invitations/repository.ts'
import { limitsRefusal } from './member-limits.ts'
import { limitChangeRefusal, removalRefusal, roleChangeRefusal, statusChangeRefusal } from './policy.ts'
import { presentListed, presentMember } from './present.ts'
import { type KnownMember, type MemberFilter, memberRepository } from './repository.ts'

interface Dependencies {
  db: Db
  access: OrganizationAccess
  usage: UsageService
  memberLeaving: Announcement<LeavingMember>
}

/** Which member of which organization. */
export interface MemberAddress {
  organizationId: string
  memberId: string
}

export function createMemberService({ db, access, usage, memberLeaving }: Dependencies) {
  return {
    async list(actor: Actor, organizationId: string, filter: MemberFilter) {
      const { member: viewer } = await access.authorize(db, actor, organizationId)
      const { items, total } = await memberRepository(db).page(organizationId, filter)
      return {
        items: await presentAll(db, viewer, items),
        total,
        page: filter.page,
        pageSize: filter.pageSize,
      }
    },

    setRole: (actor: Actor, address: MemberAddress, role: Role): Promise<Member> =>
      change(actor, address, async (_tx, { member }, target) => {
        allow(roleChangeRefusal(member, target.member, role))
        return { role }
      }),

    setStatus: (actor: Actor, address: MemberAddress, status: MemberStatus): Promise<Member> =>
      change(actor, address, async (tx, { member }, target) => {
        allow(statusChangeRefusal(member, target.member))
        if (status === 'inactive') await revokeInvitationsOf(tx, target)
        return { status }
      }),

    setLimits: (actor: Actor, address: MemberAddress, limits: MemberLimits): Promise<Member> =>
      change(actor, address, async (tx, membership, target) => {
        allow(limitChangeRefusal(membership.member, target.member))

        await usage.lock(tx, membership)
        const refused = limitsRefusal(limits, await usageOf(tx, target.member))
        if (refused) throw refused
        const { questions, groups, groupSize } = limits
        return { questionLimit: questions, groupLimit: groups, groupSizeLimit: groupSize }
      }),

    /** Until the transaction ends, nobody becomes, stays or is no longer a member otherwise than as it is found here. */
    async getAlone(tx: Tx, actor: Actor, address: MemberAddress): Promise<MemberRow> {
      const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
      // Whoever deletes their account has gone by then, or waits.
      await usage.lock(tx, membership)
      return (await getMember(tx, address)).member
    },

    /** What they made stays. */
    async remove(actor: Actor, address: MemberAddress): Promise<void> {
      await db.transaction(async (tx) => {
        const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
        const target = await getMember(tx, address)
        allow(removalRefusal(membership.member, target.member))
        // Whatever they are making there is finished first, and handed over with the rest.
        await usage.lock(tx, membership)
        await revokeInvitationsOf(tx, target)
        await memberLeaving.announce(tx, target.member)
        await memberRepository(tx).delete(address.organizationId, target.member.id)
      })
    },
  }

  /** Nobody else changes anyone there meanwhile, so what `decide` looks at is still so when it is saved. */
  function change(actor: Actor, address: MemberAddress, decide: Decide): Promise<Member> {
    return failingAs('organizationUpdateFailed', () =>
      db.transaction(async (tx) => {
        const membership = await access.authorizeAndLock(tx, actor, address.organizationId)
        const target = await getMember(tx, address)

        const changes = await decide(tx, membership, target)

        await memberRepository(tx).update(address.organizationId, target.member.id, changes)
        const changed = { ...target, member: { ...target.member, ...changes } }
        return presentMember(changed, { viewer: membership.member, usage: await usageOf(tx, changed.member) })
      }),
    )
  }

  async function presentAll(tx: DbOrTx, viewer: MemberRow, found: KnownMember[]): Promise<ListedMember[]> {
    const userIds = found.map(({ member }) => member.userId)
    const used = await usage.usedByMembers(tx, viewer.organizationId, userIds)
    return found.map((known) =>
      presentListed(known, { viewer, usage: used.get(known.member.userId) ?? NOTHING_USED }),
    )
  }

  async function usageOf(tx: Tx, { organizationId, userId }: MemberRow) {
    return (await usage.usedByMembers(tx, organizationId, [userId])).get(userId) ?? NOTHING_USED
  }
}

export type MemberService = ReturnType<typeof createMemberService>

/** Leaving, or shown the door: what they made stays, so somebody else has to have it. */
export type LeavingMember = Pick<MemberRow, 'organizationId' | 'userId'>

type Decide = (tx: Tx, membership: OrganizationMembership, target: KnownMember) => Promise<Partial<MemberRow>>

const NOTHING_USED = { questions: 0, groups: 0, groupSize: 0 }

/** Whoever is shown the door comes back neither by an invitation that waits for them nor by one of their own making. */
async function revokeInvitationsOf(tx: Tx, { member, email }: KnownMember): Promise<void> {
  const { organizationId, userId } = member
  await invitationRepository(tx).deleteOf(organizationId, { userId, email })
}

async function getMember(tx: Tx, { organizationId, memberId }: MemberAddress): Promise<KnownMember> {
  const known = await memberRepository(tx).find(organizationId, memberId)
  ensure(known, 'memberNotFound')
  return known
}
