import type { Db } from '#server/database/client.ts'
import type {
  InvitationService,
  Joining,
  MemberService,
  OrganizationService,
} from '#server/modules/organizations/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { DEMO_ORGANIZATION } from './people.ts'

interface Dependencies {
  db: Db
  users: UserService
  organizations: OrganizationService
  members: MemberService
  invitations: InvitationService
  joining: Joining
}

/** The organization of the demonstration, made the way its people would have made it. */
export function createDemoOrganization({
  db,
  users,
  organizations,
  members,
  invitations,
  joining,
}: Dependencies) {
  return {
    /** Who owns it, and where it is. */
    async seed(): Promise<{ owner: Actor; organizationId: string }> {
      const { name, description, owner, moderator, member, memberLimits, invited } = DEMO_ORGANIZATION
      const boss = await actorOf(owner)
      const { id } = await organizations.create(boss, { name, description })

      await invitations.invite(boss, id, { emails: [moderator], role: 'moderator' })
      await joining.accept(await actorOf(moderator), id, undefined)
      await invitations.invite(boss, id, { emails: [member, invited], role: 'member' })
      await joining.accept(await actorOf(member), id, undefined)

      const { items } = await members.list(boss, id, { search: member, page: 1, pageSize: 1 })
      for (const { id: memberId } of items) {
        await members.setLimits(boss, { organizationId: id, memberId }, memberLimits)
      }
      return { owner: boss, organizationId: id }
    },
  }

  async function actorOf(email: string): Promise<Actor> {
    const user = await users.findByEmail(db, email)
    if (!user) throw new Error(`${email} is not among the people of the demonstration`)
    const { id: userId, locale, isAdmin, createdAt: signedInAt } = user
    return { userId, sessionId: '', signedInAt, email, locale, isEmailVerified: true, isAdmin }
  }
}

export type DemoOrganization = ReturnType<typeof createDemoOrganization>
