import { type GradebookChoice, MISSING_RULES } from '@probant/contract/gradebook/gradebook'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** How a creator wants to see what the people of a group reached in their quizzes; whoever has said nothing has no row. */
export const gradebooks = pgTable(
  'gradebooks',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    missing: text('missing', { enum: MISSING_RULES }).notNull(),
    /** Which quizzes have a column, and what each counts; one that is not theirs any more is passed over. */
    quizzes: jsonb('quizzes').$type<GradebookChoice[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.creatorId] }), index('gradebooks_creator_id').on(t.creatorId)],
)
