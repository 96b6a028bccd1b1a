import type { QuizFilter, QuizSort } from '@probant/contract/quizzes/life'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { organizations } from '#server/database/schema/organizations.ts'
import { participants, submissions } from '#server/database/schema/participants.ts'
import { questions } from '#server/database/schema/questions.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'
import { contains } from '#server/database/search.ts'

export type QuizRow = typeof quizzes.$inferSelect

/** A quiz with what else is told of it wherever it is shown. */
export interface KnownQuiz extends QuizRow {
  creatorName: string
  participantCount: number
  submissionCount: number
}

interface Invited {
  userId: string
  email: string | undefined
}

interface Slice extends QuizFilter {
  page: number
  pageSize: number
  /** Who looks. */
  userId: string
  now: Date
}

export function quizRepository(db: DbOrTx) {
  return {
    async create(row: typeof quizzes.$inferInsert): Promise<string> {
      const [quiz] = await db.insert(quizzes).values(row).returning({ id: quizzes.id })
      if (!quiz) throw new Error('the quiz was not saved')
      return quiz.id
    },

    async find(quizId: string): Promise<KnownQuiz | undefined> {
      const [row] = await byId(db).execute({ quizId })
      return row
    },

    /** Until the transaction ends, nobody else changes it. */
    async findForUpdate(quizId: string): Promise<KnownQuiz | undefined> {
      await lockOne(db).execute({ quizId })
      // Only now: what was counted while waiting for the lock would be out of date.
      return this.find(quizId)
    },

    async update(quizId: string, changes: Partial<QuizRow>): Promise<void> {
      await db
        .update(quizzes)
        .set({ ...changes, revision: sql`${quizzes.revision} + 1` })
        .where(eq(quizzes.id, quizId))
    },

    /** What its form says, as a whole: always the same statement, whichever part has changed. */
    async save(quizId: string, written: Pick<QuizRow, keyof typeof WRITTEN>): Promise<void> {
      const sections = JSON.stringify(written.sections)
      const options = JSON.stringify(written.options)
      await saved(db).execute({ quizId, ...written, sections, options })
    },

    async delete(quizId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.id, quizId))
    },

    lockOf: (creatorId: string) => lock(eq(quizzes.creatorId, creatorId)),

    lockIn: (workspaceId: string) => lock(eq(quizzes.workspaceId, workspaceId)),

    async hasRunningIn(workspaceId: string, now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.workspaceId, workspaceId), hasStatus('active', now)))
        .limit(1)
      return rows.length > 0
    },

    /** Is this person asked to answer it? Only a proved address counts. */
    async isParticipant(quizId: string, { userId, email }: Invited): Promise<boolean> {
      const isTheirs = or(eq(participants.userId, userId), email ? eq(participants.email, email) : undefined)
      const rows = await db
        .select({ id: participants.id })
        .from(participants)
        .where(and(eq(participants.quizId, quizId), isTheirs))
        .limit(1)
      return rows.length > 0
    },

    /** The open one that ends first, or else the one that opens next. */
    async findUrgent(workspaceId: string, now: Date): Promise<KnownQuiz | undefined> {
      const isOpen = sql`${quizzes.startsAt} <= ${now}`
      const [row] = await knownIn(db)
        .where(and(eq(quizzes.workspaceId, workspaceId), hasStatus('active', now)))
        .orderBy(
          sql`${isOpen} desc`,
          sql`case when ${isOpen} then ${quizzes.endsAt} else ${quizzes.startsAt} end asc nulls last`,
          asc(quizzes.id),
        )
        .limit(1)
      return row
    },

    async hasRunning(creatorId: string, now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.creatorId, creatorId), hasStatus('active', now)))
        .limit(1)
      return rows.length > 0
    },

    /** To the owner of the organization, or of each of them. */
    async handOver({ organizationId, userId }: { organizationId?: string; userId: string }): Promise<void> {
      await db
        .update(quizzes)
        .set({ creatorId: sql`${organizations.ownerId}` })
        .from(organizations)
        .where(
          and(
            eq(organizations.id, quizzes.workspaceId),
            eq(quizzes.creatorId, userId),
            organizationId === undefined ? undefined : eq(quizzes.workspaceId, organizationId),
          ),
        )
    },

    async deleteOf(creatorId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.creatorId, creatorId))
    },

    async deleteIn(workspaceId: string): Promise<void> {
      await db.delete(quizzes).where(eq(quizzes.workspaceId, workspaceId))
    },

    /** A page of them, and how many there are in all. */
    async page(workspaceId: string, slice: Slice): Promise<{ found: KnownQuiz[]; total: number }> {
      const isMatch = matching(workspaceId, slice)
      const total = db.$count(quizzes, isMatch)
      const rows = await db
        .select({ ...KNOWN, total: sql`${total}`.mapWith(Number) })
        .from(quizzes)
        .innerJoin(users, eq(users.id, quizzes.creatorId))
        .where(isMatch)
        .orderBy(...ORDERS[slice.sort])
        .limit(slice.pageSize)
        .offset((slice.page - 1) * slice.pageSize)
      const [first] = rows
      // Beyond the last page there is no row to tell it.
      return { found: rows, total: first ? first.total : await total }
    },

    async countPhases(workspaceId: string, { now, soon }: { now: Date; soon: Date }) {
      const status = statusAt(now)
      const isOpen = sql`${status} = 'active' and ${quizzes.startsAt} <= ${now}`
      const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
      const [row] = await db
        .select({
          draft: countOf(sql`${status} = 'draft'`),
          scheduled: countOf(sql`${status} = 'active' and not (${quizzes.startsAt} <= ${now})`),
          open: countOf(isOpen),
          completed: countOf(sql`${status} = 'completed'`),
          endingSoon: countOf(sql`${isOpen} and ${quizzes.endsAt} < ${soon}`),
          questions: sql`${db.$count(questions, eq(questions.workspaceId, workspaceId))}`.mapWith(Number),
        })
        .from(quizzes)
        .where(eq(quizzes.workspaceId, workspaceId))
      if (!row) throw new Error('the quizzes were not counted')
      return row
    },

    /** Writes down what the clock has ended; those that somebody is changing wait for the next time. */
    async completeDue(now: Date, limit: number): Promise<number> {
      const due = db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.status, 'active'), lte(quizzes.endsAt, now)))
        .orderBy(asc(quizzes.endsAt))
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(quizzes)
        .set({
          status: 'completed',
          completedAt: sql`${quizzes.endsAt}`,
          revision: sql`${quizzes.revision} + 1`,
        })
        .where(inArray(quizzes.id, due))
        .returning({ id: quizzes.id })
      return rows.length
    },
  }

  /** Always in the same order, so that two such calls never wait for each other. */
  async function lock(which: SQL): Promise<void> {
    await db.select({ id: quizzes.id }).from(quizzes).where(which).orderBy(asc(quizzes.id)).for('update')
  }
}

const COLUMNS = getTableColumns(quizzes)

/** How many rows of another table name this quiz. */
const countOf = (table: typeof participants | typeof submissions) =>
  sql`(select count(*) from ${table} where ${eq(table.quizId, quizzes.id)})`.mapWith(Number)

const KNOWN = {
  ...COLUMNS,
  creatorName: users.username,
  participantCount: countOf(participants),
  submissionCount: countOf(submissions),
}

function knownIn(db: DbOrTx) {
  return db.select(KNOWN).from(quizzes).innerJoin(users, eq(users.id, quizzes.creatorId)).$dynamic()
}

const isOne = eq(quizzes.id, sql.placeholder('quizId'))

const byId = prepared('quizzes.find', (db) => knownIn(db).where(isOne))

const lockOne = prepared('quizzes.lock', (db) =>
  db.select({ id: quizzes.id }).from(quizzes).where(isOne).for('update'),
)

/** What a form says of a quiz, and when it was saved. */
const WRITTEN = {
  title: value('title'),
  language: value('language'),
  startsAt: value('startsAt'),
  endsAt: value('endsAt'),
  timeZone: value('timeZone'),
  durationMinutes: value('durationMinutes'),
  instructions: value('instructions'),
  instructionsHtml: value('instructionsHtml'),
  sections: value('sections'),
  options: value('options'),
  questionCount: value('questionCount'),
  updatedAt: value('updatedAt'),
}

function value(name: string): SQL {
  return sql`${sql.placeholder(name)}`
}

const saved = prepared('quizzes.save', (db) =>
  db
    .update(quizzes)
    .set({ ...WRITTEN, revision: sql`${quizzes.revision} + 1` })
    .where(isOne),
)

const CHANGED = [desc(quizzes.updatedAt), desc(quizzes.id)]
const ORDERS: Record<QuizSort, SQL[]> = {
  changed: CHANGED,
  title: [sql`lower(${quizzes.title})`, ...CHANGED],
  start: [sql`${quizzes.startsAt} desc nulls last`, ...CHANGED],
  end: [sql`${quizzes.endsAt} asc nulls last`, ...CHANGED],
}

/** The clock ends a quiz, whether or not anybody has written that down yet. */
function statusAt(now: Date): SQL<QuizStatus> {
  return sql`case when ${quizzes.status} = 'active' and ${quizzes.endsAt} <= ${now} then 'completed' else ${quizzes.status} end`
}

function matching(workspaceId: string, { search, status, whose, userId, now }: Slice): SQL | undefined {
  return and(
    eq(quizzes.workspaceId, workspaceId),
    status && hasStatus(status, now),
    whose === 'mine' ? eq(quizzes.creatorId, userId) : undefined,
    contains(search, [quizzes.title]),
  )
}

/** Said of the plain columns, so that an index can find them. */
function hasStatus(status: QuizStatus, now: Date): SQL | undefined {
  if (status === 'draft') return eq(quizzes.status, 'draft')
  if (status === 'active')
    return and(eq(quizzes.status, 'active'), or(isNull(quizzes.endsAt), sql`${quizzes.endsAt} > ${now}`))
  return or(eq(quizzes.status, 'completed'), and(eq(quizzes.status, 'active'), lte(quizzes.endsAt, now)))
}
