import type { DbOrTx, Tx } from '#server/database/client.ts'
import type {
  MemberRow,
  Membership,
  OrganizationRow,
  WorkspaceService,
} from '#server/modules/workspaces/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { organizationRepository } from './repository.ts'

/** An organization with one of its active members in it. */
export interface OrganizationMembership extends Membership {
  organization: OrganizationRow
  member: MemberRow
}

/** How every use case comes into an organization: whoever is no active member finds nothing there. */
export function createOrganizationAccess({ workspaces }: { workspaces: WorkspaceService }) {
  return {
    authorize,

    /** Until the transaction ends, nobody else changes its members or invitations, nor the role that allows this. */
    async authorizeAndLock(tx: Tx, actor: Actor, organizationId: string): Promise<OrganizationMembership> {
      await organizationRepository(tx).findForUpdate(organizationId)
      return authorize(tx, actor, organizationId)
    },

    /** The same for whoever deletes it: whatever names the organization waits, or was there before. */
    async authorizeToDelete(tx: Tx, actor: Actor, organizationId: string): Promise<OrganizationMembership> {
      await organizationRepository(tx).lockToDelete(organizationId)
      return authorize(tx, actor, organizationId)
    },

    ensureActive: workspaces.ensureActive,
  }

  async function authorize(
    tx: DbOrTx,
    actor: Actor,
    organizationId: string,
  ): Promise<OrganizationMembership> {
    const membership = await workspaces.authorize(tx, actor, organizationId)
    const { organization, member } = membership
    ensure(organization && member, 'organizationNotFound')
    return { ...membership, organization, member }
  }
}

export type OrganizationAccess = ReturnType<typeof createOrganizationAccess>
