import { REGRADE_KINDS } from '@probant/contract/grading/regrading'
import { LOCALES } from '@probant/contract/locales'
import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import type { QuizAction } from '@probant/contract/quizzes/history'
import { SCORINGS, type Scoring } from '@probant/contract/quizzes/paper'
import { QUIZ_STATUSES } from '@probant/contract/quizzes/quiz'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { pictures, type QuestionSnapshot, questions } from './questions.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** A quiz that was made before one could choose something has what is usual. */
const quizOptions = customType<{ data: QuizOptions; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (options) => JSON.stringify(options),
  fromDriver: (kept) => ({ ...DEFAULT_OPTIONS, ...(typeof kept === 'string' ? JSON.parse(kept) : kept) }),
})

/** What is asked of participants, when, and how. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Nothing cascades: a quiz of an organization passes to its owner before its creator goes. */
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    /** Since when it is theirs, where somebody else made it. */
    creatorSince: instant('creator_since'),
    title: text('title').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    /** As written; `active` is over by the clock, too: see `statusAt`. */
    status: text('status', { enum: QUIZ_STATUSES }).notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Somebody with extra time goes on until then, after the end. */
    runsUntil: instant('runs_until'),
    /** When it is over: after the end, and after the last who may go on. */
    closesAt: instant('closes_at').generatedAlwaysAs(sql`greatest(ends_at, runs_until)`),
    timeZone: text('time_zone').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    instructions: text('instructions').notNull(),
    instructionsHtml: text('instructions_html').notNull(),
    /** In order; a question names its section by the place here. */
    sections: jsonb('sections').$type<{ title: string; draw: number | null }[]>().notNull(),
    options: quizOptions('options').notNull(),
    /** How many each participant gets; counted at the save, for lists. */
    questionCount: integer('question_count').notNull(),
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Whose use it was counted as, and in which period: given back there, whoever has it by then. */
    countedForId: uuid('counted_for_id').notNull(),
    countedInPeriod: instant('counted_in_period').notNull(),
    /** Once published it has been used, whatever becomes of it. */
    publishedAt: instant('published_at'),
    /** When it was ended, or was found to be over. */
    completedAt: instant('completed_at'),
    /** When the results were given out, where they wait for that. */
    releasedAt: instant('released_at'),
    /** Since when everybody's clock stands still. */
    pausedAt: instant('paused_at'),
    /** The earlier run that it was made of, to be compared with. */
    duplicateOf: uuid('duplicate_of').references((): AnyPgColumn => quizzes.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('quizzes_workspace_id_status_updated_at').on(t.workspaceId, t.status, t.updatedAt, t.id),
    index('quizzes_workspace_id_updated_at').on(t.workspaceId, t.updatedAt, t.id),
    index('quizzes_creator_id').on(t.creatorId),
    index('quizzes_status_closes_at').on(t.status, t.closesAt),
  ],
)

/** Which questions are in a quiz, where, and for how many points. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Nothing cascades: a question that a quiz uses can't be deleted. */
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id),
    section: integer('section').notNull(),
    position: integer('position').notNull(),
    points: doublePrecision('points').notNull(),
    /** The copy that was made at publication; a draft follows the bank. */
    frozen: jsonb('frozen').$type<QuestionSnapshot>(),
    scoring: text('scoring', { enum: SCORINGS }).notNull().default('normal'),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.questionId] }),
    index('quiz_questions_question_id').on(t.questionId),
  ],
)

/** What was changed about how a question is marked, after it was answered. */
export const regrades = pgTable(
  'regrades',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    /** Of one open answer only: whose. */
    submissionId: uuid('submission_id'),
    kind: text('kind', { enum: REGRADE_KINDS }).notNull(),
    /** How it was marked before, and since. */
    before: jsonb('before').$type<Regraded>().notNull(),
    after: jsonb('after').$type<Regraded>().notNull(),
    changedCount: integer('changed_count').notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
  },
  (t) => [index('regrades_quiz_id_applied_at').on(t.quizId, t.appliedAt)],
)

/** What was done with a quiz, by whom and when, for its creator to look up. */
export const quizHistory = pgTable(
  'quiz_history',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    action: jsonb('deed').$type<QuizAction>().notNull(),
  },
  (t) => [index('quiz_history_quiz_id_at').on(t.quizId, t.at), index('quiz_history_actor_id').on(t.actorId)],
)

/** As much as a regrade changes: the key and how it counts, or what one answer is worth. */
export interface Regraded {
  content?: QuestionSnapshot['content']
  scoring?: Scoring
  points?: number | null
  feedback?: string
}

/**
 * Where a picture stands: in a question as it is or ever was, in a quiz's copy of one, in a quiz's instructions. The
 * database keeps this by itself (triggers in the migration), so that no writer can forget to.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('picture_uses_once').on(t.pictureId, t.questionId, t.quizId).nullsNotDistinct(),
    index('picture_uses_question_id').on(t.questionId),
    index('picture_uses_quiz_id').on(t.quizId),
  ],
)
