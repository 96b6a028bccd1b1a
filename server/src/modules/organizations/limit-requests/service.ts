import type { Requestable, requestLimit } from '@probant/contract/organizations'
import type { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { MemberRow } from '#server/modules/workspaces/index.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { OrganizationAccess, OrganizationMembership } from '../access.ts'
import { limitRequestEmail } from './emails.ts'
import { limitRequestRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  sending: Sending
  users: Pick<UserService, 'find'>
  access: OrganizationAccess
  deliversMail: boolean
}

type Form = z.output<typeof requestLimit.schema.body>

/** Whoever meets a limit in an organization asks its owner, who alone can do something about it. */
export function createLimitRequests(dependencies: Dependencies) {
  const { db, now, origin, sending, users, access, deliversMail } = dependencies

  return {
    async ask(actor: Actor, organizationId: string, form: Form): Promise<{ isMailed: boolean }> {
      await db.transaction(async (tx) => {
        const membership = await access.authorize(tx, actor, organizationId)
        ensure(membership.role !== 'owner', 'roleRequired')
        const { name: organizationName, organization } = membership
        const words = { message: form.purpose, organizationName }
        await sending.ensureAllowed(tx, actor, words)

        const request = { organizationId, userId: actor.userId, kind: form.limit, askedAt: now() }
        const isNoted = await limitRequestRepository(tx).noteUnlessSince(request, later(now(), -DAY))
        ensure(isNoted, 'ownerAskedToday')
        await sending.count(tx, actor, 1)

        const owner = await users.find(tx, organization.ownerId)
        const asker = await users.find(tx, actor.userId)
        ensure(owner && asker, 'organizationNotFound')
        const { id: userId, email: to, locale } = owner
        const facts = { ...form, organizationName, name: asker.username, email: asker.email }
        const mail = limitRequestEmail(locale, {
          ...facts,
          value: currentLimit(membership, form),
          url: `${origin()}${form.of === 'plan' ? '/pricing' : '/dashboard/members'}`,
        })
        const author = { kind: 'limitRequest', authorId: actor.userId, words } as const
        await sending.postFor(tx, author, [{ userId, to, locale, ...mail }])
      })
      return { isMailed: deliversMail }
    },
  }
}

/** As it stands; missing where there is none. */
function currentLimit({ plan, member }: OrganizationMembership, { limit, of }: Form): number | undefined {
  if (limit === 'branding') return undefined
  return of === 'plan' ? plan?.limits[limit] : ownValue(member, limit)
}

function ownValue(member: MemberRow, limit: Requestable): number | undefined {
  if (limit === 'questions') return member.questionLimit
  if (limit === 'groups') return member.groupLimit
  return limit === 'groupSize' ? member.groupSizeLimit : undefined
}
