import { NOTED_KINDS } from '@probant/contract/submissions/incidents'
import { ENDINGS, type GivenAnswer } from '@probant/contract/submissions/taking'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { participants } from './participants.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'

/** What came of each answer. `places` are those of the asked questions in the quiz, null where all of them were asked. */
export interface MarkSheet {
  places: number[] | null
  /** In the order of `places`; null where a person has to look at it first. */
  points: (number | null)[]
  /** What was chosen, by its place in the bank (of true or false 1 and 0), as a list where it is several. Null where nothing was chosen. */
  choices: (number | number[] | null)[]
  spentMs: number[]
}

/** One participant's one attempt at a quiz; of several attempts each has its own. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** Which attempt of theirs it is, from 1 on. */
    number: integer('number').notNull().default(1),
    /** Of each participant the last one that was begun: what says how far they are. */
    isLatest: boolean('is_latest').notNull().default(true),
    /** Of each participant the one that their result is taken from, and all statistics with it. */
    counts: boolean('counts').notNull().default(true),
    startedAt: instant('started_at').notNull(),
    /** With their extra time. It is reckoned at the start, and again when they are granted more. */
    deadlineAt: instant('deadline_at').notNull(),
    /** The page that takes it: what another one sends is refused. */
    browserId: uuid('browser_id'),
    /** When that page was last known to listen. */
    seenAt: instant('seen_at'),
    finishedAt: instant('finished_at'),
    /** How it came to its end, once it has. */
    ending: text('ending', { enum: ENDINGS }),
    /** What the receipt says. */
    answerCount: integer('answer_count'),
    checksum: text('checksum'),
    /** Once everything is marked. */
    scorePercent: doublePrecision('score_percent'),
    /** What came of it so far, once it is over; of how many points, and how many answers a person has to look at still. */
    points: doublePrecision('points'),
    totalPoints: doublePrecision('total_points'),
    ungradedCount: integer('ungraded_count'),
    /** The same question by question: all statistics are made of these. As text, for tens of thousands are read at once. */
    marks: json('marks').$type<MarkSheet>(),
    /**
     * What came of all attempts of theirs together, where that is not what came of this one: they are averaged, or one
     * of them waits for a grade. Only where it counts; `resultUngradedCount` is null where the result is that of this one alone.
     */
    resultPercent: doublePrecision('result_percent'),
    resultPoints: doublePrecision('result_points'),
    resultUngradedCount: integer('result_ungraded_count'),
    /** When they were told that all of it is graded: from then on a grade is changed by a regrade only. */
    notifiedAt: instant('told_at'),
    /** Since when their clock stands still, and how long it has stood before that. */
    pausedAt: instant('paused_at'),
    pausedMs: integer('paused_ms').notNull().default(0),
  },
  (t) => [
    uniqueIndex('submissions_participant_id_number').on(t.participantId, t.number),
    uniqueIndex('submissions_latest').on(t.participantId).where(sql`is_latest`),
    uniqueIndex('submissions_counting').on(t.participantId).where(sql`counts`),
    // By id within a quiz: all of them are read in portions, each from where the last one ended.
    index('submissions_quiz_id_id').on(t.quizId, t.id),
    index('submissions_ungraded').on(t.quizId).where(sql`ungraded_count > 0`),
    index('submissions_running').on(t.deadlineAt).where(sql`finished_at is null`),
    index('submissions_unmarked').on(t.id).where(sql`finished_at is not null and marks is null`),
    index('submissions_untold').on(t.id).where(sql`score_percent is not null and told_at is null`),
  ],
)

/** What a participant has answered so far: of each question the newest entry of the journal. */
export const answers = pgTable(
  'answers',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    number: integer('number').notNull(),
    /** A choice is kept by its place in the bank, not by that on this paper. Null: not answered, or no longer. */
    answer: jsonb('answer').$type<GivenAnswer>(),
    isFlagged: boolean('is_flagged').notNull(),
    spentMs: integer('spent_ms').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** What a person gave for an open answer, and why. */
    points: doublePrecision('points'),
    feedback: text('feedback').notNull().default(''),
    gradedAt: instant('graded_at'),
    gradedBy: uuid('graded_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.questionId] })],
)

/** What else happened while somebody took a quiz; the page's own lines have the numbers of its journal. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** None where the server has noted it itself. */
    number: integer('number'),
    kind: text('kind', { enum: NOTED_KINDS }).notNull(),
    /** Since the start, by the page's clock. */
    elapsedMs: integer('elapsed_ms'),
    questionId: uuid('question_id'),
    /** Of a gap: how long nothing was seen of the page. */
    gapMs: integer('gap_ms'),
    /** When it came in. */
    notedAt: instant('noted_at').notNull(),
  },
  (t) => [uniqueIndex('incidents_submission_id_number').on(t.submissionId, t.number)],
)

/** What a creator tells those who are at work. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Null: to all of them. */
    participantId: uuid('participant_id').references(() => participants.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('messages_quiz_id_sent_at').on(t.quizId, t.sentAt)],
)
