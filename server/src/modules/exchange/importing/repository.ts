import type { ImportShelf } from '@probant/contract/exchange/import'
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '#server/database/client.ts'
import { examinedFor, QUESTION_IDENTITY } from '#server/database/examined-questions.ts'
import { importItems, imports, type UnfinishedQuestion } from '#server/database/schema/imports.ts'
import { questions } from '#server/database/schema/questions.ts'

export type { UnfinishedQuestion }
export type ImportRow = typeof imports.$inferSelect
export type ItemRow = typeof importItems.$inferSelect

/** Which of the good ones come in. */
interface Choice {
  withDuplicates: boolean
  /** Numbers that stay out. */
  except: number[]
}

/** Files that are being looked through, and what was found in them. */
export function importRepository(db: DbOrTx) {
  return {
    async create(row: typeof imports.$inferInsert): Promise<ImportRow> {
      const [created] = await db.insert(imports).values(row).returning()
      if (!created) throw new Error('the import was not saved')
      return created
    },

    /** Somebody else's is as if it weren't there. */
    async find(importId: string, userId: string): Promise<ImportRow | undefined> {
      const [row] = await db.select().from(imports).where(isOwn(importId, userId))
      return row
    },

    async findForUpdate(importId: string, userId: string): Promise<ImportRow | undefined> {
      const [row] = await db.select().from(imports).where(isOwn(importId, userId)).for('update')
      return row
    },

    async update(importId: string, changes: Partial<ImportRow>): Promise<void> {
      await db.update(imports).set(changes).where(eq(imports.id, importId))
    },

    /** What was given up, or is dropped, has nothing to end. */
    async end(importId: string, how: Partial<ImportRow>): Promise<void> {
      await db
        .update(imports)
        .set(how)
        .where(and(eq(imports.id, importId), eq(imports.status, 'reading')))
    },

    /** Whatever else of its sender's is not being read: one file at a time is enough. */
    async forgetOthersOf({ id, userId }: ImportRow): Promise<void> {
      await db
        .delete(imports)
        .where(and(eq(imports.userId, userId), ne(imports.id, id), ne(imports.status, 'reading')))
    },

    async delete(importId: string): Promise<void> {
      await db.delete(imports).where(eq(imports.id, importId))
    },

    async forgetBefore(moment: Date): Promise<void> {
      await db.delete(imports).where(lt(imports.createdAt, moment))
    },

    /** Those whose process is gone. */
    async failAbandoned(aliveBefore: Date): Promise<void> {
      await db
        .update(imports)
        .set({ status: 'failed', fault: 'interrupted' })
        .where(and(eq(imports.status, 'reading'), lt(imports.aliveAt, aliveBefore)))
    },

    /** The pictures that its questions name. */
    async listPictures(importId: string): Promise<string[]> {
      const named = sql<string>`(regexp_matches(${importItems.question}::text, 'picture:([0-9a-f-]{36})', 'g'))[1]`
      const rows = await db
        .selectDistinct({ id: named })
        .from(importItems)
        .where(eq(importItems.importId, importId))
      return rows.map(({ id }) => id)
    },

    async addItems(rows: (typeof importItems.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(importItems).values(rows)
    },

    async deleteItems(importId: string): Promise<void> {
      await db.delete(importItems).where(eq(importItems.importId, importId))
    },

    /** How many are good, how many are not, and how many of the good ones are there already. */
    async count(found: Found) {
      const [counts] = await db
        .select({
          good: sql`count(*) filter (where ${importItems.fault} is null)`.mapWith(Number),
          all: count(),
          duplicate: sql`count(*) filter (where ${isDuplicate(found)})`.mapWith(Number),
        })
        .from(importItems)
        .where(eq(importItems.importId, found.id))
      return counts ?? { good: 0, all: 0, duplicate: 0 }
    },

    async page(found: Found, shelf: ImportShelf, { page, pageSize }: { page: number; pageSize: number }) {
      const wanted = and(eq(importItems.importId, found.id), onShelf(shelf, found))
      const rows = await db
        .select({ item: importItems, twinId: sameInBank(found) })
        .from(importItems)
        .where(wanted)
        .orderBy(asc(importItems.number))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ count: count() }).from(importItems).where(wanted)
      return { rows, total: total?.count ?? 0 }
    },

    /** As the list shows it. */
    async findItem(found: Found, number: number) {
      const [row] = await db
        .select({ item: importItems, twinId: sameInBank(found) })
        .from(importItems)
        .where(and(eq(importItems.importId, found.id), eq(importItems.number, number)))
      return row
    },

    async updateItem(importId: string, number: number, changes: Partial<ItemRow>): Promise<void> {
      await db
        .update(importItems)
        .set(changes)
        .where(and(eq(importItems.importId, importId), eq(importItems.number, number)))
    },

    /** Which of those that are called so ask the same as one before them. */
    async findRepeats(importId: string, fingerprints: readonly string[]): Promise<void> {
      const before = alias(importItems, 'before')
      const first = db
        .select({ number: min(before.number) })
        .from(before)
        .where(
          and(
            eq(before.importId, importId),
            isNull(before.fault),
            sql`${before.fingerprint} = ${importItems}.fingerprint`,
            sql`${before.question} -> 'content' = ${importItems}.question -> 'content'`,
            sql`${before.number} < ${importItems}.number`,
          ),
        )
      await db
        .update(importItems)
        .set({ repeats: sql`(${first})` })
        .where(and(eq(importItems.importId, importId), inArray(importItems.fingerprint, [...fingerprints])))
    },

    async countChosen(found: Found, choice: Choice): Promise<number> {
      const [total] = await db.select({ count: count() }).from(importItems).where(isChosen(found, choice))
      return total?.count ?? 0
    },

    /** So many of those that come in, after that number. */
    listChosen: (
      found: Found,
      choice: Choice,
      { after, limit }: { after: number; limit: number },
    ): Promise<ItemRow[]> =>
      db
        .select()
        .from(importItems)
        .where(and(isChosen(found, choice), gt(importItems.number, after)))
        .orderBy(asc(importItems.number))
        .limit(limit),
  }
}

/** What was found in a file, as its owner looks at it now. */
type Found = Pick<ImportRow, 'id' | 'workspaceId' | 'userId'> & { now: Date }

function isOwn(importId: string, userId: string): SQL | undefined {
  return and(eq(imports.id, importId), eq(imports.userId, userId))
}

/** The oldest question of the workspace that asks the same. */
function sameInBank(found: Found) {
  return sql<
    string | null
  >`(select ${questions.id} from ${asksTheSame(found)} order by ${questions.createdAt} limit 1)`
}

function isDuplicate(found: Found): SQL {
  return sql`${importItems.fault} is null and (${importItems.repeats} is not null or exists (select from ${asksTheSame(found)}))`
}

/**
 * The same words, and the same answers: many questions are called “Which sentence is correct?”. Named in full, for within
 * another query a column alone would be the one of the table next to it. A question that they are examined in is none of
 * these: whether a guess at its answers is the same would be told.
 */
function asksTheSame(found: Found): SQL {
  const item = (column: string) => sql`${importItems}.${sql.identifier(column)}`
  return sql`${questions} where ${questions.workspaceId} = ${found.workspaceId} and ${questions.fingerprint} = ${item('fingerprint')} and ${questions.content} = ${item('question')} -> 'content'
    and ${QUESTION_IDENTITY} not in ${examinedFor(found)}`
}

function onShelf(shelf: ImportShelf, found: Found): SQL | undefined {
  if (shelf === 'good') return isNull(importItems.fault)
  if (shelf === 'faulty') return isNotNull(importItems.fault)
  return shelf === 'duplicates' ? isDuplicate(found) : undefined
}

function isChosen(found: Found, { withDuplicates, except }: Choice): SQL | undefined {
  return and(
    eq(importItems.importId, found.id),
    isNull(importItems.fault),
    withDuplicates ? undefined : sql`not (${isDuplicate(found)})`,
    except.length > 0 ? notInArray(importItems.number, except) : undefined,
  )
}
