import { FILE_FAULTS, IMPORT_FORMATS, type ImportNote } from '@probant/contract/exchange/formats'
import type { Columns } from '@probant/contract/exchange/import'
import { IMPORT_STATUSES, type Import } from '@probant/contract/exchange/import'
import { LOCALES } from '@probant/contract/locales'
import type { QuizDraft } from '@probant/contract/quizzes/form'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import type { QuestionSnapshot } from './questions.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** A file that somebody looks through before its questions come in; forgotten after a day. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: IMPORT_FORMATS }),
    language: text('language', { enum: LOCALES }).notNull(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull(),
    fault: text('fault', { enum: FILE_FAULTS }),
    faultLine: integer('fault_line'),
    foundCount: integer('found_count'),
    lookedAtCount: integer('looked_at_count').notNull(),
    /** Of a table: what it looks like, and which column was taken for what. */
    table: jsonb('table').$type<Import['table'] & { columns: Columns }>(),
    title: text('title').notNull(),
    /** What the file says of the quiz that its questions are. */
    quiz: jsonb('quiz').$type<KeptQuiz>(),
    createdAt: instant('created_at').notNull(),
    /** The process that reads it was alive then; long ago, nobody reads it any more. */
    aliveAt: instant('alive_at').notNull(),
  },
  (t) => [
    index('imports_workspace_id').on(t.workspaceId),
    index('imports_user_id').on(t.userId),
    index('imports_created_at').on(t.createdAt),
  ],
)

interface KeptQuiz extends Pick<QuizDraft, 'instructions' | 'durationMinutes'> {
  title: string | null
  language: QuizDraft['language'] | null
  shufflesQuestions: boolean
  shufflesAnswers: boolean
  sections: { title: string; draw: number | null }[]
}

/** A question of which perhaps nobody knows yet what is right. */
export type UnfinishedQuestion = Omit<QuestionSnapshot, 'content'> & {
  content: QuestionSnapshot['content'] | null
}

/** What was found in a file, in its order: a question as it would be kept, or why it can't be. */
export const importItems = pgTable(
  'import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    line: integer('line'),
    file: text('file'),
    /** Of the quiz, counted from 0. */
    section: integer('section').notNull().default(0),
    /** With a fault, as far as it was understood: what its editor begins with. */
    question: jsonb('question').$type<UnfinishedQuestion>(),
    fingerprint: text('fingerprint'),
    points: doublePrecision('points'),
    notes: jsonb('notes').$type<ImportNote[]>().notNull().default([]),
    /** The first of the same file that asks the same. */
    repeats: integer('repeats'),
    /** Why it can't come in; missing where it can. */
    fault: text('fault'),
    detail: text('detail'),
    /** What the file has of it, its first line by itself enough to find it by. */
    beginning: text('beginning'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index('import_items_fingerprint').on(t.importId, t.fingerprint).where(sql`${t.fingerprint} is not null`),
  ],
)
