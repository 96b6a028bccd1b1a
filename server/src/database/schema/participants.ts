import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'

/** An address that is invited to a quiz, and whose it is once that has been proved. */
export const participants = pgTable(
  'participants',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
  },
  (t) => [
    uniqueIndex('participants_quiz_id_email').on(t.quizId, t.email),
    index('participants_email').on(t.email),
    index('participants_user_id').on(t.userId),
  ],
)

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
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('submissions_participant_id').on(t.participantId),
    index('submissions_quiz_id').on(t.quizId),
  ],
)
