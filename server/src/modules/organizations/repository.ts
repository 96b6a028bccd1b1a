import { count, eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { members, organizations } from '#server/database/schema/organizations.ts'
import { users } from '#server/database/schema/users.ts'
import type { OrganizationRow } from '#server/modules/workspaces/index.ts'

export function organizationRepository(db: DbOrTx) {
  return {
    async create(organization: typeof organizations.$inferInsert): Promise<void> {
      await db.insert(organizations).values(organization)
    },

    /** Until the transaction ends, nobody else changes the organization, its members or its invitations. */
    async findForUpdate(organizationId: string): Promise<OrganizationRow | undefined> {
      const [row] = await db
        .select()
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for('no key update')
      return row
    },

    /** The same, and nobody makes anything new that belongs to it: what is to be deleted is locked first and in full. */
    async lockToDelete(organizationId: string): Promise<void> {
      await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for('update')
    },

    async update(organizationId: string, changes: Partial<typeof organizations.$inferInsert>): Promise<void> {
      await db.update(organizations).set(changes).where(eq(organizations.id, organizationId))
    },

    /** Who owns it, and how many are in it. */
    async findPeople(organizationId: string) {
      const [row] = await db
        .select({ username: users.username, email: users.email, memberCount: count(members.id) })
        .from(organizations)
        .innerJoin(users, eq(users.id, organizations.ownerId))
        .innerJoin(members, eq(members.organizationId, organizations.id))
        .where(eq(organizations.id, organizationId))
        .groupBy(users.id)
      return row
    },
  }
}
