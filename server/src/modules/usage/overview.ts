import type { ResponseOf } from '@probant/contract/endpoint'
import type { listMemberUsage, MemberUsage, Usage } from '@probant/contract/usage'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { usageRepository } from './repository.ts'
import type { UsageService } from './service.ts'
import type { MemberUsed } from './used.ts'

interface Dependencies {
  db: Db
  subscriptions: SubscriptionService
  usage: UsageService
  workspaces: WorkspaceService
}

/** What is used up, for those who want to see it. */
export function createUsageOverview({ db, subscriptions, usage, workspaces }: Dependencies) {
  return {
    async ofWorkspace(actor: Actor, ref: WorkspaceRef): Promise<Usage> {
      return usage.meters(db, await workspaces.authorize(db, actor, ref))
    },

    /** A person's own workspace has no members. */
    async ofMembers(
      actor: Actor,
      ref: WorkspaceRef,
      query: { search: string; page: number; pageSize: number },
    ): Promise<ResponseOf<typeof listMemberUsage>> {
      const membership = await workspaces.authorize(db, actor, ref)
      ensure(membership.organization, 'organizationNotFound')
      ensure(membership.role !== 'member', 'roleRequired')

      const { startsAt } = subscriptions.periodOf(membership.subscription)
      const { items, total } = await usageRepository(db).pageOfMembers(
        membership.workspaceId,
        startsAt,
        query,
      )
      const userIds = items.map(({ member }) => member.userId)
      const used = await usage.usedByMembers(db, membership.workspaceId, userIds)

      const { page, pageSize } = query
      return {
        items: items.map((item) => present(item, used.get(item.member.userId))),
        total,
        page,
        pageSize,
      }
    },
  }
}

export type UsageOverview = ReturnType<typeof createUsageOverview>

type Item = Awaited<ReturnType<ReturnType<typeof usageRepository>['pageOfMembers']>>['items'][number]

function present({ member, username, email }: Item, usage: MemberUsed = NOTHING): MemberUsage {
  const { id, role, status, questionLimit, groupLimit, groupSizeLimit } = member
  const limits = { questions: questionLimit, groups: groupLimit, groupSize: groupSizeLimit }
  return { id, username, email, role, status, limits, usage }
}

const NOTHING: MemberUsed = { questions: 0, groups: 0, groupSize: 0 }
