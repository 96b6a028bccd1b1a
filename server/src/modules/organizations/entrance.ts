import type { DbOrTx, Tx } from '#server/database/client.ts'
import type { MemberRow, OrganizationRow, Place, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { organizationRepository } from './repository.ts'

/** An organization with one of its active members in it. */
export interface OrganizationPlace extends Place {
  organization: OrganizationRow
  member: MemberRow
}

/** How every use case comes into an organization: whoever is no active member finds nothing there. */
export function createEntrance({ workspaces }: { workspaces: WorkspaceService }) {
  return {
    enter,

    /** Until the transaction ends, nobody else changes its members or invitations, nor the role that allows this. */
    async enterAlone(tx: Tx, actor: Actor, organizationId: string): Promise<OrganizationPlace> {
      await organizationRepository(tx).findForUpdate(organizationId)
      return enter(tx, actor, organizationId)
    },

    /** The same for whoever deletes it: whatever names the organization waits, or was there before. */
    async enterToDelete(tx: Tx, actor: Actor, organizationId: string): Promise<OrganizationPlace> {
      await organizationRepository(tx).lockToDelete(organizationId)
      return enter(tx, actor, organizationId)
    },

    ensureActive: workspaces.ensureActive,
  }

  async function enter(tx: DbOrTx, actor: Actor, organizationId: string): Promise<OrganizationPlace> {
    const place = await workspaces.enter(tx, actor, organizationId)
    const { organization, member } = place
    ensure(organization && member, 'organizationNotFound')
    return { ...place, organization, member }
  }
}

export type Entrance = ReturnType<typeof createEntrance>
