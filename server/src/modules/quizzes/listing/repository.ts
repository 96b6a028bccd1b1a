import type { QuizFilter, QuizSort } from '@probant/contract/quizzes/life'
import type { QuizStatus } from '@probant/contract/quizzes/quiz'
import { and, asc, desc, eq, ilike, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { questions } from '#server/database/schema/questions.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { anywhere } from '#server/database/search.ts'
import { hasStatus, type ListedQuiz, listedIn } from '../known/repository.ts'

interface Slice extends QuizFilter {
  page: number
  pageSize: number
  /** Who looks. */
  userId: string
  now: Date
}

/** Looking through the quizzes of a workspace. */
export function listingRepository(db: DbOrTx) {
  return {
    /** A page of them, and how many there are in all. */
    async page(workspaceId: string, slice: Slice): Promise<{ found: ListedQuiz[]; total: number }> {
      const { page, pageSize, search, userId, now } = slice
      const offset = (page - 1) * pageSize
      const values = { workspaceId, userId, now, title: anywhere(search), limit: pageSize, offset }
      const found = await pageLike(slice)(db).execute(values)
      if (found[0] || page === 1) return { found, total: found[0]?.total ?? 0 }
      // Beyond the last page there is no row to tell it.
      return { found, total: (await this.page(workspaceId, { ...slice, page: 1, pageSize: 1 })).total }
    },

    async countPhases(workspaceId: string, { now, soon }: { now: Date; soon: Date }) {
      const [row] = await phases(db).execute({ workspaceId, now, soon })
      if (!row) throw new Error('the quizzes were not counted')
      return row
    },

    /** The open one that ends first, or else the one that opens next. */
    async findUrgent(
      workspaceId: string,
      { userId, now }: { userId: string; now: Date },
    ): Promise<ListedQuiz | undefined> {
      const isOpen = sql`${quizzes.startsAt} <= ${now}`
      const [row] = await listedIn(db, userId)
        .where(and(eq(quizzes.workspaceId, workspaceId), hasStatus('active', now)))
        .orderBy(
          sql`${isOpen} desc`,
          sql`case when ${isOpen} then ${quizzes.endsAt} else ${quizzes.startsAt} end asc nulls last`,
          asc(quizzes.id),
        )
        .limit(1)
      return row
    },
  }
}

const workspaceId = sql.placeholder('workspaceId')
const now = sql.placeholder('now')

const phases = prepared('quizzes.countPhases', (db) => {
  const status = statusAt(now)
  const isOpen = sql`${status} = 'active' and ${quizzes.startsAt} <= ${now}`
  const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  return db
    .select({
      draft: countOf(sql`${status} = 'draft'`),
      scheduled: countOf(sql`${status} = 'active' and not (${quizzes.startsAt} <= ${now})`),
      open: countOf(isOpen),
      completed: countOf(sql`${status} = 'completed'`),
      endingSoon: countOf(sql`${isOpen} and ${quizzes.endsAt} < ${sql.placeholder('soon')}`),
      questions: sql`${db.$count(questions, eq(questions.workspaceId, workspaceId))}`.mapWith(Number),
    })
    .from(quizzes)
    .where(eq(quizzes.workspaceId, workspaceId))
})

type Shape = Pick<Slice, 'search' | 'status' | 'whose' | 'sort'>

const pages = new Map<string, ReturnType<typeof preparedPage>>()

/** There are a few dozen kinds of pages, each of which is asked for again and again. */
function pageLike(shape: Shape) {
  const { search, status = 'any', whose, sort } = shape
  const name = `quizzes.page.${status}.${whose}.${sort}.${search ? 'found' : 'all'}`
  const known = pages.get(name) ?? preparedPage(name, shape)
  pages.set(name, known)
  return known
}

function preparedPage(name: string, shape: Shape) {
  return prepared(name, (db) =>
    listedIn(db, sql.placeholder('userId'), {
      total: sql`${db.$count(quizzes, matching(shape))}`.mapWith(Number),
    })
      .where(matching(shape))
      .orderBy(...ORDERS[shape.sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  )
}

function matching({ search, status, whose }: Shape): SQL | undefined {
  return and(
    eq(quizzes.workspaceId, workspaceId),
    status && hasStatus(status, now),
    whose === 'mine' ? eq(quizzes.creatorId, sql.placeholder('userId')) : undefined,
    search ? ilike(quizzes.title, sql.placeholder('title')) : undefined,
  )
}

const CHANGED = [desc(quizzes.updatedAt), desc(quizzes.id)]
const ORDERS: Record<QuizSort, SQL[]> = {
  changed: CHANGED,
  title: [sql`lower(${quizzes.title})`, ...CHANGED],
  start: [sql`${quizzes.startsAt} desc nulls last`, ...CHANGED],
  end: [sql`${quizzes.endsAt} asc nulls last`, ...CHANGED],
}

/** The clock ends a quiz, whether or not anybody has written that down yet. */
function statusAt(now: Placeholder): SQL<QuizStatus> {
  return sql`case when ${quizzes.status} = 'active' and ${quizzes.closesAt} <= ${now} then 'completed' else ${quizzes.status} end`
}
