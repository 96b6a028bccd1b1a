import { LOCALES } from '@probant/contract/locales'
import { ORIGINS } from '@probant/contract/questions/filter'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** The question bank. Markdown is kept beside the safe HTML that was made of it at the save. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a copy: the question that it, and whatever it was copied from, were first copied from. */
    originalId: uuid('original_id'),
    type: text('type', { enum: QUESTION_TYPES }).notNull(),
    subject: text('subject').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    title: text('title').notNull(),
    titleHtml: text('title_html').notNull(),
    content: jsonb('content').$type<Question['content']>().notNull(),
    explanation: text('explanation').notNull(),
    explanationHtml: text('explanation_html').notNull(),
    origin: text('origin', { enum: ORIGINS }).notNull(),
    source: text('source'),
    sourceSentence: text('source_sentence'),
    /** The title without case, accents and punctuation: two that share it are the same question. */
    fingerprint: text('fingerprint').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('questions_workspace_id_created_at').on(t.workspaceId, t.createdAt, t.id),
    index('questions_workspace_id_subject').on(t.workspaceId, t.subject, t.createdAt),
    // For what is asked about a subject already, however it was typed.
    index('questions_workspace_id_lower_subject').on(t.workspaceId, sql`lower(${t.subject})`, t.createdAt),
    index('questions_workspace_id_difficulty').on(t.workspaceId, t.difficulty, t.createdAt, t.id),
    index('questions_workspace_id_fingerprint').on(t.workspaceId, t.fingerprint),
    index('questions_creator_id').on(t.creatorId),
  ],
)

/** What a question was before each of its edits. */
export const questionRevisions = pgTable(
  'question_revisions',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    question: jsonb('question').$type<QuestionSnapshot>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.revision] }),
    index('question_revisions_editor_id').on(t.editorId),
  ],
)

export type QuestionSnapshot = Pick<
  Question,
  | 'type'
  | 'subject'
  | 'language'
  | 'difficulty'
  | 'title'
  | 'titleHtml'
  | 'content'
  | 'explanation'
  | 'explanationHtml'
>

/** Pictures in questions, small enough to stand beside them. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When somebody last wrote a text with it; missing before the first time. */
    neededAt: instant('needed_at'),
  },
  (t) => [index('pictures_workspace_id').on(t.workspaceId), index('pictures_uploader_id').on(t.uploaderId)],
)
