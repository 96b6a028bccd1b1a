import type { Group, GroupMember, GroupSort } from '@probant/contract/groups'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import { isUniqueViolation } from '#server/database/failures.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/index.ts'
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
      const place = await workspaces.enter(db, actor, workspace)
      const found = await groupRepository(db).page(place.workspaceId, query)
      const total = await groupRepository(db).count(place.workspaceId, query.search)
      const items = found.map((group) => presentSummary(group, place))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    get: async (actor: Actor, groupId: string): Promise<Group> =>
      present(db, ...(await enterBeside(db, actor, await groupRepository(db).find(groupId)))),

    create(actor: Actor, workspace: WorkspaceRef, { name, members }: Form): Promise<Group> {
      return naming(() =>
        db.transaction(async (tx) => {
          const place = await workspaces.enterToCreate(tx, actor, workspace)
          await usage.ensureRoomForGroup(tx, place, members.length)

          const at = now()
          const { workspaceId, userId: creatorId } = place
          const groups = groupRepository(tx)
          const about = { workspaceId, creatorId, revision: 1, createdAt: at, updatedAt: at }
          const groupId = await groups.create({ name, ...about })
          await groups.setMembers(groupId, members)
          return present(tx, await found(tx, groupId), place)
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
          const [, before] = await enterBeside(tx, actor, await groups.find(groupId))
          await usage.hold(tx, before)
          const [group, place] = await enterBeside(tx, actor, await groups.findForUpdate(groupId))
          allow(editRefusal(place, group))
          ensure(group.revision === revision, 'groupChangedMeanwhile')
          await ensureMayGrow(tx, place, group, members.length)

          await groups.update(groupId, { name, updatedAt: now() })
          await groups.setMembers(groupId, members)
          return present(tx, await found(tx, groupId), place)
        }),
      )
    },

    async delete(actor: Actor, groupId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const groups = groupRepository(tx)
        const [group, place] = await enterBeside(tx, actor, await groups.findForUpdate(groupId))
        allow(deletionRefusal(place, group))

        await groups.delete(groupId)
      })
    },

    /**
     * Everybody in these groups of the workspace, each as often as they are listed. Until the transaction ends, the
     * groups stay as they are.
     */
    async expand(tx: Tx, { workspaceId }: Place, groupIds: string[]) {
      const asked = [...new Set(groupIds)]
      const held = await groupRepository(tx).hold(workspaceId, asked)
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
  async function ensureMayGrow(tx: Tx, place: Place, { memberCount, creatorId }: KnownGroup, size: number) {
    if (size <= memberCount) return
    await usage.ensureFits(tx, place, { kind: 'groupSize', size, ownerId: creatorId })
  }

  /** One that is nowhere, and one of a workspace that the caller may not enter, are the same. */
  async function enterBeside(
    tx: DbOrTx,
    actor: Actor,
    group: KnownGroup | undefined,
  ): Promise<[KnownGroup, Place]> {
    const place = group && (await workspaces.findById(tx, actor, group.workspaceId))
    ensure(place, 'groupNotFound')
    return [group, place]
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

async function present(tx: DbOrTx, group: KnownGroup, place: Place): Promise<Group> {
  const members = await groupRepository(tx).listMembers(group.id)
  const quizzes = await groupRepository(tx).listQuizzes(group.id, MOST_QUIZZES)
  return presentGroup(group, { members, quizzes }, place)
}
