import { NOTED_KINDS } from '@probant/contract/submissions/incidents'
import { ENDINGS, type GivenAnswer } from '@probant/contract/submissions/taking'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
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

/** One participant's one attempt at a quiz. */
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
  },
  (t) => [
    uniqueIndex('submissions_participant_id').on(t.participantId),
    index('submissions_quiz_id').on(t.quizId),
    index('submissions_running').on(t.deadlineAt).where(sql`finished_at is null`),
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
