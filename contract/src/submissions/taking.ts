import { answerSchema } from '@probant/kinds/schemas'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../fields.ts'
import { ATTEMPTS_MAX, JOURNAL_ENTRIES_MAX } from '../limits.ts'
import { VIOLATIONS } from '../participants/participant.ts'
import { ANTI_CHEAT_POLICIES, PAGINGS } from '../quizzes/form.ts'
import { paperSchema } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { receiptSchema } from './receipt.ts'

export type { GivenAnswer } from '@probant/kinds/schemas'
export { ENDINGS, type Ending, type Receipt, receiptSchema } from './receipt.ts'

/** One line of the answer journal: how a question stands after a change. The one with the highest number counts. */
export const journalEntrySchema = z.object({
  questionId: idSchema,
  /** Grows with every change, whichever question it is about. */
  number: z.number('required').int('invalid').min(1, 'invalid').max(2_147_483_647, 'invalid'),
  /** Null: not answered, or no longer. */
  answer: answerSchema.nullable(),
  /** To come back to. */
  isFlagged: z.boolean('invalid'),
  /** How long the question was in view so far. */
  spentMs: z.number('required').int('invalid').min(0, 'invalid').max(2_147_483_647, 'invalid'),
})
export type JournalEntry = z.infer<typeof journalEntrySchema>

/** A page that takes the quiz names itself, and keeps its name when it is loaded again: only one at a time can. */
const browserIdSchema = idSchema
/** Which attempt is meant; a page that knows of one only says nothing. */
export const attemptSchema = z
  .number('invalid')
  .int('invalid')
  .min(1, 'invalid')
  .max(ATTEMPTS_MAX, 'invalid')
  .default(1)
const journalSchema = z.object({
  browserId: browserIdSchema,
  attempt: attemptSchema,
  entries: z.array(journalEntrySchema).max(JOURNAL_ENTRIES_MAX, 'invalid'),
})

const clock = {
  /** Until then answers are taken; the page locks. */
  deadlineAt: instantSchema,
  /** The server's clock rules: what is counted down is counted from here. */
  now: instantSchema,
}

/** Somebody at work on their paper: all that a page needs to go on where they were. */
export const sittingSchema = z.object({
  submissionId: z.uuid(),
  /** Which attempt of theirs it is, and how many they have at most. */
  attempt: z.number().int(),
  attemptsMost: z.number().int(),
  startedAt: instantSchema,
  ...clock,
  /** Whether it is this page that takes the quiz; another one has to be asked to give it up first. */
  isHere: z.boolean(),
  /** No page has it: it was reopened, and whoever comes first goes on. */
  isFree: z.boolean(),
  paper: paperSchema,
  /** What the server holds. */
  answers: z.array(journalEntrySchema),
  /** The highest number in the journal, of answers and incidents: whoever goes on counts on from here. */
  lastNumber: z.number().int(),
  paging: z.enum(PAGINGS),
  canGoBack: z.boolean(),
  antiCheat: z.enum(ANTI_CHEAT_POLICIES),
  requiresFullScreen: z.boolean(),
  /** Rules that don't count for them. */
  exemptions: z.array(z.enum(VIOLATIONS)),
  /** The clock stands still: nothing is taken until it runs on, with the time that was left. */
  isPaused: z.boolean(),
  /** Since when: what was left then is still left. */
  pausedAt: instantSchema.nullable(),
  /** A violation that they were warned of, and have not confirmed yet. */
  warning: z.enum(VIOLATIONS).nullable(),
  /** They were warned once: with the policy `end`, the next violation is the last. */
  wasWarned: z.boolean(),
  /** Whether the creator could let them go on if violations ended it: nobody who can see the answers. */
  canBeReopened: z.boolean(),
  /** Once it is over. */
  receipt: receiptSchema.nullable(),
})
export type Sitting = z.infer<typeof sittingSchema>

const NOT_IN = ['quizNotFound', 'notAParticipant', 'quizNotActive'] as const

export const startQuiz = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/start',
  access: 'participant',
  summary: 'Begins: the clock runs from now. Whoever has begun already gets the same paper again',
  errors: [
    ...NOT_IN,
    'quizNotStarted',
    'ownWindowNotYet',
    'timeNotChosen',
    'quizPaused',
    'quizEnded',
    'ownWindowOver',
    'alreadySubmitted',
    'attemptsUsedUp',
    'attemptPassed',
    'attemptTooSoon',
  ],
  schema: {
    params: quizParams,
    /** Another attempt is asked for by its number: what is pressed twice, or sent again, begins no third one. */
    body: z.object({ browserId: browserIdSchema, attempt: attemptSchema }),
    response: { 200: sittingSchema },
  },
} as const satisfies Endpoint

export const getSitting = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/sitting',
  access: 'participant',
  summary: 'The paper of somebody who has begun, with what they have answered',
  errors: [...NOT_IN, 'noActiveSubmission'],
  schema: {
    params: quizParams,
    querystring: z.object({ browserId: browserIdSchema }),
    response: { 200: sittingSchema },
  },
} as const satisfies Endpoint

export const takeOverQuiz = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/take-over',
  access: 'participant',
  summary: 'Goes on in this page; the one that had it is shut out',
  errors: [...NOT_IN, 'noActiveSubmission', 'alreadySubmitted', 'timeLimitExceeded'],
  schema: {
    params: quizParams,
    body: z.object({ browserId: browserIdSchema }),
    response: { 200: sittingSchema },
  },
} as const satisfies Endpoint

export const saveAnswers = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/answers',
  access: 'participant',
  together: true,
  summary:
    'Takes entries of the journal, as often as they come and in any order: the newest of a question counts',
  errors: [
    ...NOT_IN,
    'noActiveSubmission',
    'heldElsewhere',
    'alreadySubmitted',
    'timeLimitExceeded',
    'submissionPaused',
  ],
  schema: {
    params: quizParams,
    body: journalSchema,
    response: { 200: z.object(clock) },
  },
} as const satisfies Endpoint

export const handInQuiz = {
  method: 'POST',
  url: '/api/participation/quizzes/:quizId/hand-in',
  access: 'participant',
  summary: 'The last entries, and the end. Nothing is changed afterwards',
  errors: [
    ...NOT_IN,
    'noActiveSubmission',
    'heldElsewhere',
    'alreadySubmitted',
    'timeLimitExceeded',
    'submissionPaused',
  ],
  schema: { params: quizParams, body: journalSchema, response: { 200: receiptSchema } },
} as const satisfies Endpoint
