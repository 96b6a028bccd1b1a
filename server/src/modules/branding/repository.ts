import { and, asc, eq, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { brandings, type LogoKind, logos } from '#server/database/schema/branding.ts'
import { mails } from '#server/database/schema/mails.ts'
import { members, organizations } from '#server/database/schema/organizations.ts'
import { plans } from '#server/database/schema/plans.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'

export type { LogoKind }
export type BrandingRow = typeof brandings.$inferSelect
export type LogoRow = Pick<typeof logos.$inferSelect, 'id' | 'width' | 'height'>
export type NewLogo = Omit<typeof logos.$inferInsert, 'id'>

export function brandingRepository(db: DbOrTx) {
  return {
    /** With its logo, and with what says whether it is shown now. */
    async find(workspaceId: string) {
      const [row] = await brandingOf(db).execute({ workspaceId })
      return row
    },

    async save(branding: BrandingRow): Promise<void> {
      const { workspaceId, ...changes } = branding
      await db
        .insert(brandings)
        .values(branding)
        .onConflictDoUpdate({ target: brandings.workspaceId, set: changes })
    },

    /** With every logo. Says whether there was one. */
    async delete(workspaceId: string): Promise<boolean> {
      const deleted = await db
        .delete(brandings)
        .where(eq(brandings.workspaceId, workspaceId))
        .returning({ id: brandings.workspaceId })
      await db.delete(logos).where(eq(logos.workspaceId, workspaceId))
      return deleted.length > 0
    },

    async addLogo(logo: NewLogo): Promise<string> {
      const [row] = await db.insert(logos).values(logo).returning({ id: logos.id })
      if (!row) throw new Error('the logo was not saved')
      return row.id
    },

    async hasLogo(workspaceId: string, kind: LogoKind, logoId: string): Promise<boolean> {
      const rows = await db
        .select({ id: logos.id })
        .from(logos)
        .where(and(eq(logos.id, logoId), eq(logos.workspaceId, workspaceId), eq(logos.kind, kind)))
      return rows.length > 0
    },

    /** All of that kind but this one, and those with which mails wait to be sent. */
    async deleteOtherLogos(workspaceId: string, kind: LogoKind, kept: string | null): Promise<void> {
      const others = kept === null ? undefined : ne(logos.id, kept)
      const theirs = and(eq(logos.workspaceId, workspaceId), eq(logos.kind, kind), others)
      await db.delete(logos).where(and(theirs, goesOutWithNone(db)))
    },

    /** Those that nobody saved, and replaced ones once the last mail with them has gone out. */
    async deleteUnusedLogos(before: Date): Promise<void> {
      const brandingsWith = db
        .select()
        .from(brandings)
        .where(or(eq(brandings.logoId, logos.id), eq(brandings.signatureId, logos.id)))
      await db
        .delete(logos)
        .where(and(lt(logos.createdAt, before), notExists(brandingsWith), goesOutWithNone(db)))
    },

    async findLogo(logoId: string) {
      const { type, width, height, bytes } = logos
      const [row] = await db.select({ type, width, height, bytes }).from(logos).where(eq(logos.id, logoId))
      return row
    },

    /** Active members with a proved address. */
    listRepliers: (organizationId: string) =>
      db
        .select({ userId: users.id, username: users.username, email: users.email })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.organizationId, organizationId), MAY_BE_ANSWERED))
        .orderBy(asc(users.username), asc(users.id))
        .limit(REPLIERS_MAX),

    async isReplier(organizationId: string, userId: string): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.organizationId, organizationId), eq(users.id, userId), MAY_BE_ANSWERED))
      return rows.length > 0
    },
  }
}

/** No mail that is still to be sent, or can be sent again, has it at its head. */
function goesOutWithNone(db: DbOrTx) {
  const unsent = and(eq(mails.logoId, logos.id), ne(mails.status, 'sent'), ne(mails.text, ''))
  return notExists(db.select().from(mails).where(unsent))
}

const signatures = alias(logos, 'signatures')

const MAY_BE_ANSWERED = and(eq(members.status, 'active'), isNotNull(users.emailVerifiedAt))
/** More than anybody looks through. */
const REPLIERS_MAX = 500

const brandingOf = prepared('branding.find', (db) =>
  db
    .select({
      branding: brandings,
      logo: { id: logos.id, width: logos.width, height: logos.height },
      signature: { id: signatures.id, width: signatures.width, height: signatures.height },
      subscription: subscriptions,
      planKind: plans.kind,
      deactivatedAt: organizations.deactivatedAt,
      /** Null where answers can't go there any more. */
      replyToId: users.id,
    })
    .from(brandings)
    .leftJoin(logos, eq(logos.id, brandings.logoId))
    .leftJoin(signatures, eq(signatures.id, brandings.signatureId))
    .innerJoin(organizations, eq(organizations.id, brandings.workspaceId))
    .innerJoin(subscriptions, eq(subscriptions.workspaceId, brandings.workspaceId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(
      members,
      and(eq(members.organizationId, brandings.workspaceId), eq(members.userId, brandings.replyToId)),
    )
    .leftJoin(users, and(eq(users.id, members.userId), MAY_BE_ANSWERED))
    .where(eq(brandings.workspaceId, sql.placeholder('workspaceId')))
    .$dynamic(),
)
