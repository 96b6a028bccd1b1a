import { and, asc, count, countDistinct, desc, eq, gte, isNull, notLike, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { sessions } from '#server/database/schema/auth.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { plans } from '#server/database/schema/plans.ts'
import { questions } from '#server/database/schema/questions.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { subscriptions } from '#server/database/schema/subscriptions.ts'
import { users } from '#server/database/schema/users.ts'
import { STAND_INS } from '#server/platform/mail/stand-in-address.ts'

/** Reads of the whole installation: few queries, however many people there are. */
export function statisticsRepository(db: DbOrTx) {
  return {
    async totals({ activeSince }: { activeSince: Date }) {
      const active = db
        .select({ count: countDistinct(sessions.userId) })
        .from(sessions)
        .where(and(isNull(sessions.revokedAt), gte(sessions.lastSeenAt, activeSince)))
      const [row] = await db
        .select({
          users: sql`${db.$count(users, IS_SOMEBODYS)}`.mapWith(Number),
          organizations: sql`${db.$count(organizations)}`.mapWith(Number),
          questions: sql`${db.$count(questions)}`.mapWith(Number),
          quizzes: sql`${db.$count(quizzes)}`.mapWith(Number),
          submissions: sql`${db.$count(submissions)}`.mapWith(Number),
          activeNow: sql`(${active})`.mapWith(Number),
        })
        .from(sql`(values (1)) as installation`)
      if (!row) throw new Error('the totals were not counted')
      return row
    },

    /** How many workspaces have each plan, also where none has. */
    countWorkspacesByPlan: () =>
      db
        .select({
          planId: plans.id,
          kind: plans.kind,
          texts: plans.texts,
          workspaceCount: count(subscriptions.workspaceId),
        })
        .from(plans)
        .leftJoin(subscriptions, eq(subscriptions.planId, plans.id))
        .groupBy(plans.id)
        .orderBy(asc(plans.createdAt), asc(plans.id)),

    countNewUsers: (since: Date) =>
      db
        .select({ day: dayOf(users.createdAt), count: count() })
        .from(users)
        .where(and(gte(users.createdAt, since), IS_SOMEBODYS))
        .groupBy(sql`1`),

    countNewOrganizations: (since: Date) =>
      db
        .select({ day: dayOf(organizations.createdAt), count: count() })
        .from(organizations)
        .where(gte(organizations.createdAt, since))
        .groupBy(sql`1`),

    listNewestUsers: (limit: number) =>
      db
        .select({ id: users.id, username: users.username, email: users.email, createdAt: users.createdAt })
        .from(users)
        .where(IS_SOMEBODYS)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit),
  }
}

/** Guests of a single quiz have no account of their own. */
const IS_SOMEBODYS = notLike(users.email, STAND_INS)

function dayOf(column: PgColumn) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
}
