import {
  GENERATION_STATUSES,
  type Generation,
  type GenerationRequest,
  type KeyCheck,
} from '@probant/contract/generation'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { type QuestionSnapshot, questions } from './questions.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** One request for questions, from the asking to the last one that came. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<GenerationRequest>().notNull(),
    generator: text('generator').notNull(),
    status: text('status', { enum: GENERATION_STATUSES }).notNull(),
    asked: integer('asked').notNull(),
    delivered: integer('delivered').notNull(),
    rejected: jsonb('rejected').$type<Generation['rejected']>().notNull(),
    /** The refusal it ended with, by name. */
    failure: jsonb('failure').$type<{ name: string; params?: Record<string, string | number> }>(),
    /** While it waits for its turn: how many turns are before it. */
    waitingAhead: integer('waiting_ahead'),
    /** The questions that were dropped or replaced: they can be taken back, and don't come again by themselves. */
    discarded: jsonb('discarded').$type<Discarded[]>().notNull().default([]),
    startedAt: instant('started_at').notNull(),
    /** The period that its questions were counted in; missing on those from before it was written down. */
    periodStartsAt: instant('period_starts_at'),
    /** The process that runs it was alive then; long ago, nobody runs it any more. */
    aliveAt: instant('alive_at').notNull(),
    /** Somebody looked at it then; long ago, nobody waits for it any more. */
    watchedAt: instant('watched_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('generations_workspace_id_user_id').on(t.workspaceId, t.userId, t.startedAt),
    index('generations_user_id').on(t.userId),
    index('generations_status_alive_at').on(t.status, t.aliveAt),
  ],
)

/** A question that is no longer in the bank, as it was. */
export interface Discarded {
  number: number
  questionId: string
  /** Another one stands in its place. */
  isReplaced: boolean
  /** Missing on those from before keys were checked. */
  check?: KeyCheck | null
  question: DiscardedQuestion
}

export type DiscardedQuestion = QuestionSnapshot &
  Pick<typeof questions.$inferSelect, 'fingerprint' | 'source' | 'sourceSentence'>

/** Which questions came of it, in order; those that were dropped are gone with their question. */
export const deliveries = pgTable(
  'deliveries',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    keptAt: instant('kept_at'),
    check: jsonb('check').$type<KeyCheck>(),
  },
  (t) => [
    primaryKey({ columns: [t.generationId, t.questionId] }),
    uniqueIndex('deliveries_generation_id_number').on(t.generationId, t.number),
    index('deliveries_question_id').on(t.questionId),
  ],
)
