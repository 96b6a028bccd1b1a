import type { QuestionFilter, QuestionSort } from '@probant/contract/questions/filter'
import { and, asc, count, desc, eq, exists, inArray, like, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import {
  examinedFor,
  isAskedElsewhere,
  isOpen,
  QUESTION_IDENTITY,
  type Viewer,
} from '#server/database/examined-questions.ts'
import { members } from '#server/database/schema/organizations.ts'
import { questionRevisions, questions } from '#server/database/schema/questions.ts'
import { quizQuestions, quizzes } from '#server/database/schema/quizzes.ts'
import { users } from '#server/database/schema/users.ts'
import { anywhere, contains } from '#server/database/search.ts'
import { FINGERPRINT_MAX } from './fingerprint.ts'

export type { QuestionSnapshot } from '#server/database/schema/questions.ts'
export type QuestionRow = typeof questions.$inferSelect
/** As much as tells it from others. */
export type Asked = Pick<QuestionRow, 'title' | 'content' | 'explanation' | 'source' | 'sourceSentence'>
export type RevisionRow = typeof questionRevisions.$inferSelect

/** A question, who made it (nobody once that account is gone), and which quizzes have a say in what becomes of it. */
export interface KnownQuestion {
  question: QuestionRow
  creatorName: string | null
  quizCount: number
  /** Is one of them open? */
  isBeingAsked: boolean
  /** Whoever made it is no member of the organization any more, or has no account. */
  isCreatorGone: boolean
}

export interface Wanted extends Omit<QuestionFilter, 'sort'> {
  /** Who looks: what they are examined in is not found. */
  viewer: Viewer
  /** What was typed as fingerprints have it; empty where that would be something else. */
  plainSearch: string
}

interface Slice {
  sort: QuestionSort
  page: number
  pageSize: number
}

export function questionRepository(db: DbOrTx, now: Date) {
  return {
    async create(rows: (typeof questions.$inferInsert)[]): Promise<QuestionRow[]> {
      return rows.length === 0 ? [] : db.insert(questions).values(rows).returning()
    },

    async find(questionId: string): Promise<KnownQuestion | undefined> {
      const [row] = await known().where(eq(questions.id, questionId))
      return row
    },

    async findForUpdate(questionId: string): Promise<KnownQuestion | undefined> {
      await lock(eq(questions.id, questionId))
      // Only now: a quiz that took it while we waited for the lock would be missing.
      return this.find(questionId)
    },

    /** Is one of its quizzes open, that one aside? */
    async isBeingAskedElsewhere(questionId: string, quizId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: quizzes.id })
        .from(quizQuestions)
        .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
        .where(and(eq(quizQuestions.questionId, questionId), isOpen(now), ne(quizzes.id, quizId)))
        .limit(1)
      return row !== undefined
    },

    async list(questionIds: string[]): Promise<KnownQuestion[]> {
      return questionIds.length === 0 ? [] : known().where(inArray(questions.id, questionIds))
    },

    /** Those of these that are in the workspace. */
    listIn: (workspaceId: string, questionIds: string[]): Promise<KnownQuestion[]> =>
      known().where(isAmong(workspaceId, questionIds)),

    /** The same, for changing them. */
    async listInForUpdate(workspaceId: string, questionIds: string[]): Promise<KnownQuestion[]> {
      await lock(isAmong(workspaceId, questionIds))
      return this.listIn(workspaceId, questionIds)
    },

    /** Those of these that whoever looks may not see with their answers now. */
    async listExamined(viewer: Viewer, questionIds: readonly string[]): Promise<string[]> {
      if (questionIds.length === 0) return []
      const rows = await db
        .select({ id: questions.id })
        .from(questions)
        .where(and(inArray(questions.id, [...questionIds]), isExamined(viewer)))
      return rows.map(({ id }) => id)
    },

    /** Is there one of them in a quiz? */
    async isAnyExaminedIn(viewer: Viewer, quizId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: questions.id })
        .from(quizQuestions)
        .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
        .where(and(eq(quizQuestions.quizId, quizId), isExamined(viewer)))
        .limit(1)
      return row !== undefined
    },

    /** Does another open quiz ask one of those of this quiz? */
    async isAnyAskedElsewhere(quizId: string): Promise<boolean> {
      const { rows } = await db.execute<{ is: boolean }>(
        sql`select ${isAskedElsewhere({ quizId, now })} as is`,
      )
      return rows[0]?.is ?? false
    },

    /**
     * The quizzes of which a question is kept from somebody, because another one examines them in it, or somebody whom
     * they may be there: the two above, for many quizzes at once.
     */
    async listExaminedElsewhere(userId: string, quizIds: readonly string[]): Promise<string[]> {
      const viewer = {
        userId,
        workspaceId: sql`${quizzes.workspaceId}`,
        now,
        exceptQuizId: sql`${quizzes.id}`,
      }
      const theirs = db
        .select({ id: questions.id })
        .from(quizQuestions)
        .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
        .where(and(eq(quizQuestions.quizId, quizzes.id), isExamined(viewer)))
      const rows = await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(
          and(
            inArray(quizzes.id, [...quizIds]),
            or(exists(theirs), isAskedElsewhere({ quizId: sql`${quizzes.id}`, now })),
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** The ids come from an index alone; only the rows of the page itself are read in full. */
    async page(
      workspaceId: string,
      wanted: Wanted,
      { sort, page, pageSize }: Slice,
    ): Promise<KnownQuestion[]> {
      const ids = db
        .select({ id: questions.id })
        .from(questions)
        .where(matching(workspaceId, wanted))
        .orderBy(...ORDERS[sort])
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return known()
        .where(inArray(questions.id, ids))
        .orderBy(...ORDERS[sort])
    },

    /** Of all that are found, up to so many. */
    async listIds(
      workspaceId: string,
      wanted: Wanted,
      { sort, limit }: { sort: QuestionSort; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .select({ id: questions.id })
        .from(questions)
        .where(matching(workspaceId, wanted))
        .orderBy(...ORDERS[sort])
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** Those of these that are in the workspace. */
    listIdsIn: (workspaceId: string, questionIds: string[]): Promise<{ id: string }[]> =>
      db.select({ id: questions.id }).from(questions).where(isAmong(workspaceId, questionIds)),

    async count(workspaceId: string, wanted: Wanted): Promise<number> {
      const [total] = await db.select({ count: count() }).from(questions).where(matching(workspaceId, wanted))
      return total?.count ?? 0
    },

    /** Most first. */
    listSubjects: (workspaceId: string, { search, language, limit }: SubjectFilter) =>
      db
        .select({ subject: questions.subject, count: count() })
        .from(questions)
        .where(
          and(
            eq(questions.workspaceId, workspaceId),
            language && eq(questions.language, language),
            contains(search, [questions.subject]),
          ),
        )
        .groupBy(questions.subject)
        .orderBy(desc(count()), asc(questions.subject))
        .limit(limit),

    /** On this subject, in whichever case it was typed. */
    listOn: (workspaceId: string, subject: string, limit: number): Promise<Asked[]> =>
      db
        .select({
          title: questions.title,
          content: questions.content,
          explanation: questions.explanation,
          source: questions.source,
          sourceSentence: questions.sourceSentence,
        })
        .from(questions)
        .where(
          and(eq(questions.workspaceId, workspaceId), sql`lower(${questions.subject}) = lower(${subject})`),
        )
        .orderBy(desc(questions.createdAt))
        .limit(limit),

    /** Each becomes its own next revision. */
    async update(questionIds: string[], changes: Partial<QuestionRow>): Promise<QuestionRow[]> {
      if (questionIds.length === 0) return []
      return db
        .update(questions)
        .set({ ...changes, revision: sql`${questions.revision} + 1` })
        .where(inArray(questions.id, questionIds))
        .returning()
    },

    async delete(questionIds: string[]): Promise<void> {
      if (questionIds.length > 0) await db.delete(questions).where(inArray(questions.id, questionIds))
    },

    async addRevisions(rows: (typeof questionRevisions.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(questionRevisions).values(rows)
    },

    /** Newest first. */
    listRevisions: (questionId: string, limit: number) =>
      db
        .select({ revision: questionRevisions, editorName: users.username })
        .from(questionRevisions)
        .leftJoin(users, eq(users.id, questionRevisions.editorId))
        .where(eq(questionRevisions.questionId, questionId))
        .orderBy(desc(questionRevisions.revision))
        .limit(limit),
  }

  function known() {
    const use = db
      .select({
        quizCount: count().as('quiz_count'),
        isBeingAsked: sql<boolean>`coalesce(bool_or(${isOpen(now)}), false)`.as('is_being_asked'),
      })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizQuestions.questionId, questions.id))
      .as('use')
    return db
      .select({
        question: questions,
        creatorName: users.username,
        quizCount: use.quizCount,
        isBeingAsked: use.isBeingAsked,
        isCreatorGone,
      })
      .from(questions)
      .leftJoin(users, eq(users.id, questions.creatorId))
      .crossJoinLateral(use)
      .$dynamic()
  }

  /** Always in the same order, so that two such calls never wait for each other. */
  async function lock(which: SQL | undefined): Promise<void> {
    await db
      .select({ id: questions.id })
      .from(questions)
      .where(which)
      .orderBy(asc(questions.id))
      .for('update')
  }
}

function isAmong(workspaceId: string, questionIds: string[]): SQL | undefined {
  return and(eq(questions.workspaceId, workspaceId), inArray(questions.id, questionIds))
}

interface SubjectFilter {
  search: string
  language?: QuestionRow['language']
  limit: number
}

const NEWEST = [desc(questions.createdAt), desc(questions.id)]

/** Each can be read from an index. The difficulties happen to stand in the order of the alphabet. */
const ORDERS: Record<QuestionSort, SQL[]> = {
  newest: NEWEST,
  oldest: [asc(questions.createdAt), asc(questions.id)],
  title: [asc(questions.fingerprint), asc(questions.id)],
  subject: [asc(questions.subject), ...NEWEST],
  difficulty: [asc(questions.difficulty), ...NEWEST],
}

function isExamined(viewer: Viewer): SQL {
  return sql`${QUESTION_IDENTITY} in ${examinedFor(viewer)}`
}

/** An organization has the id of its workspace. */
const isCreatorGone = sql<boolean>`not exists (
  select from ${members}
  where ${members.organizationId} = ${questions.workspaceId} and ${members.userId} = ${questions.creatorId}
)`

const isUsed = sql`exists (select from ${quizQuestions} where ${quizQuestions.questionId} = ${questions.id})`

function matching(workspaceId: string, wanted: Wanted): SQL | undefined {
  const { viewer, subject, type, language, difficulty, origin, use } = wanted
  return and(
    eq(questions.workspaceId, workspaceId),
    not(isExamined(viewer)),
    subject === undefined ? undefined : eq(questions.subject, subject),
    type && eq(questions.type, type),
    language && eq(questions.language, language),
    difficulty && eq(questions.difficulty, difficulty),
    origin && eq(questions.origin, origin),
    use && (use === 'used' ? isUsed : not(isUsed)),
    found(wanted),
  )
}

/** Comparing without case is slow, so plain words are looked for where there is none; of a long title that is a part. */
function found({ search, plainSearch }: Wanted): SQL | undefined {
  if (!plainSearch) return contains(search, [questions.title, questions.subject])
  return or(
    like(questions.fingerprint, anywhere(plainSearch)),
    like(sql`lower(${questions.subject})`, anywhere(search.toLowerCase())),
    and(
      sql`octet_length(${questions.fingerprint}) >= ${FINGERPRINT_MAX}`,
      contains(search, [questions.title]),
    ),
  )
}
