import type { Group, GroupMember, GroupSort } from '@probant/contract/groups'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isUniqueViolation } from '#server/database/failures.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { deletionRefusal, editRefusal } from './policy.ts'
import { presentGroup, presentSummary } from './present.ts'
import { groupRepository, type KnownGroup } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  usage: UsageService
}

interface Form {
  name: string
  members: GroupMember[]
}

/** Lists of people who are invited together. */
export function createGroupService({ db, now, workspaces, usage }: Dependencies) {
  return {
    /** Of an account that goes: lists are made to invite people here, and there is nobody left to invite. */
    async forget(tx: Tx, { email }: { email: string | undefined }): Promise<void> {
      if (email) await groupRepository(tx).forget(email)
    },

    async list(
      actor: Actor,
      workspace: WorkspaceRef,
      query: { search: string; sort: GroupSort; page: number; pageSize: number },
    ) {
      const membership = await workspaces.authorize(db, actor, workspace)
      const found = await groupRepository(db).page(membership.workspaceId, query)
      const total = await groupRepository(db).count(membership.workspaceId, query.search)
      const items = found.map((group) => presentSummary(group, membership))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    /** For what else is told of a group to whoever sees it. */
    async authorize(
      tx: DbOrTx,
      actor: Actor,
      groupId: string,
    ): Promise<{ group: KnownGroup; membership: Membership }> {
      const [group, membership] = await authorizeBeside(tx, actor, await groupRepository(tx).find(groupId))
      return { group, membership }
    },

    get: async (actor: Actor, groupId: string): Promise<Group> =>
      present(db, ...(await authorizeBeside(db, actor, await groupRepository(db).find(groupId)))),

    create(actor: Actor, workspace: WorkspaceRef, { name, members }: Form): Promise<Group> {
      return naming(() =>
        db.transaction(async (tx) => {
          const membership = await workspaces.authorizeToCreate(tx, actor, workspace)
          await usage.ensureCapacityForGroup(tx, membership, members.length)

          const at = now()
          const { workspaceId, userId: creatorId } = membership
          const groups = groupRepository(tx)
          const about = { workspaceId, creatorId, revision: 1, createdAt: at, updatedAt: at }
          const groupId = await groups.create({ name, ...about })
          await groups.setMembers(groupId, members)
          return present(tx, await found(tx, groupId), membership)
        }),
      )
    },

    /** `revision` is the one the editor started from: nobody overwrites what they have not seen. */
    update(
      actor: Actor,
      groupId: string,
      { revision, group: { name, members } }: { revision: number; group: Form },
    ): Promise<Group> {
      return naming(() =>
        db.transaction(async (tx) => {
          const groups = groupRepository(tx)
          // Limits are locked before what they are about.
          const [, before] = await authorizeBeside(tx, actor, await groups.find(groupId))
          await usage.lock(tx, before)
          const [group, membership] = await authorizeBeside(tx, actor, await groups.findForUpdate(groupId))
          allow(editRefusal(membership, group))
          ensure(group.revision === revision, 'groupChangedMeanwhile')
          await ensureMayGrow(tx, membership, group, members.length)

          await groups.update(groupId, { name, updatedAt: now() })
          await groups.setMembers(groupId, members)
          return present(tx, await found(tx, groupId), membership)
        }),
      )
    },

    async delete(actor: Actor, groupId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const groups = groupRepository(tx)
        const [group, membership] = await authorizeBeside(tx, actor, await groups.findForUpdate(groupId))
        allow(deletionRefusal(membership, group))

        await groups.delete(groupId)
      })
    },

    /**
     * Everybody in these groups of the workspace, each as often as they are listed. Until the transaction ends, the
     * groups stay as they are.
     */
    async expand(tx: Tx, { workspaceId }: Membership, groupIds: string[]) {
      const asked = [...new Set(groupIds)]
      const held = await groupRepository(tx).lock(workspaceId, asked)
      ensure(held.length === asked.length, 'groupNotFound')
      return groupRepository(tx).listMembersOf(held)
    },

    async noteInvited(tx: Tx, quizId: string, groupIds: string[]): Promise<void> {
      const invitedAt = now()
      const rows = [...new Set(groupIds)].map((groupId) => ({ groupId, quizId, invitedAt }))
      await groupRepository(tx).noteInvited(rows)
    },
  }

  /** What has become too large by a change of plan may be renamed and made smaller. Whose it is, their limits count. */
  async function ensureMayGrow(
    tx: Tx,
    membership: Membership,
    { memberCount, creatorId }: KnownGroup,
    size: number,
  ) {
    if (size <= memberCount) return
    await usage.ensureFits(tx, membership, { kind: 'groupSize', size, ownerId: creatorId })
  }

  /** One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
  async function authorizeBeside(
    tx: DbOrTx,
    actor: Actor,
    group: KnownGroup | undefined,
  ): Promise<[KnownGroup, Membership]> {
    const membership = group && (await workspaces.findById(tx, actor, group.workspaceId))
    ensure(membership, 'groupNotFound')
    return [group, membership]
  }
}

export type GroupService = ReturnType<typeof createGroupService>

const MOST_QUIZZES = 50

async function found(tx: DbOrTx, groupId: string): Promise<KnownGroup> {
  const group = await groupRepository(tx).find(groupId)
  ensure(group, 'groupNotFound')
  return group
}

/** Two at once with the same name: the database tells the second. */
async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, NAME_RULE)) throw refusal('groupNameConflict')
    throw error
  }
}

const NAME_RULE = 'groups_workspace_id_lower_name'

async function present(tx: DbOrTx, group: KnownGroup, membership: Membership): Promise<Group> {
  const members = await groupRepository(tx).listMembers(group.id)
  const quizzes = await groupRepository(tx).listQuizzes(group.id, MOST_QUIZZES)
  return presentGroup(group, { members, quizzes }, membership)
}
