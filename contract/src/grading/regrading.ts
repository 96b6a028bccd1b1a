import { answerSchema } from '@probant/kinds/schemas'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ERRORS, type ErrorName } from '../errors.ts'
import { idSchema, instantSchema, textSchema } from '../fields.ts'
import { ANSWER_MAX } from '../limits.ts'
import { questionSchema } from '../questions/question.ts'
import { SCORINGS } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { feedbackSchema, GRADING_ERRORS, gradePointsSchema } from './grading.ts'

/** A right answer is another one, or a further one is accepted; a question counts not at all, or for all; one grade is another. */
export const REGRADE_KINDS = ['key', 'accept', 'drop', 'give', 'grade'] as const
export type RegradeKind = (typeof REGRADE_KINDS)[number]

const about = { questionId: idSchema }

/** What is to be changed. Places are those of the bank. */
export const regradeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('key'),
    ...about,
    /** The answer that is right from now on, where the key is one of them. */
    right: answerSchema,
  }),
  z.object({
    kind: z.literal('accept'),
    ...about,
    text: textSchema.pipe(z.string().min(1, 'required').max(ANSWER_MAX, 'textTooLong')),
  }),
  z.object({ kind: z.literal('drop'), ...about }),
  z.object({ kind: z.literal('give'), ...about }),
  z.object({
    kind: z.literal('grade'),
    ...about,
    submissionId: idSchema,
    points: gradePointsSchema,
    feedback: feedbackSchema.default(''),
  }),
])
export type Regrade = z.output<typeof regradeSchema>

/** Whose score becomes another one; of what is provisional, as far as it is graded. */
export const scoreChangeSchema = z.object({
  submissionId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** In percent; nothing where no question counts. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** The same on the scale of the quiz; nothing as long as an answer waits for a grade. */
  scaled: z.object({ before: scaledScoreSchema.nullable(), after: scaledScoreSchema.nullable() }),
})
export type ScoreChange = z.infer<typeof scoreChangeSchema>

export const regradePreviewSchema = z.object({
  submissionCount: z.number().int(),
  raisedCount: z.number().int(),
  loweredCount: z.number().int(),
  /** The first hundred of them, those that change most. */
  changes: z.array(scoreChangeSchema),
})
export type RegradePreview = z.infer<typeof regradePreviewSchema>

/** A question as it is marked now, and what people filled in that was not accepted. */
export const markedQuestionSchema = z.object({
  questionId: z.uuid(),
  number: z.number().int(),
  points: z.number(),
  titleHtml: z.string(),
  content: questionSchema.shape.content,
  scoring: z.enum(SCORINGS),
  refused: z.array(z.object({ text: z.string(), count: z.number().int() })),
})
export type MarkedQuestion = z.infer<typeof markedQuestionSchema>

/** Something that was filled in and is one letter, or its accents, away from an accepted answer. */
export const nearMissSchema = z.object({
  questionId: z.uuid(),
  number: z.number().int(),
  titleHtml: z.string(),
  /** As most of them wrote it. */
  text: z.string(),
  accepted: z.string(),
  /** How many wrote it, in whatever spelling counts as the same. */
  count: z.number().int(),
})
export type NearMiss = z.infer<typeof nearMissSchema>

export const regradedSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REGRADE_KINDS),
  questionId: z.uuid(),
  number: z.number().int(),
  titleHtml: z.string(),
  /** Whichever it is about: the answer that is right since or accepted too, in words, or the points of a grade. */
  text: z.string().nullable(),
  points: z.number().nullable(),
  changedCount: z.number().int(),
  appliedAt: instantSchema,
  /** Nothing once that account is gone. */
  appliedBy: z.string().nullable(),
  undoneAt: instantSchema.nullable(),
  /** Only the newest of its question. */
  canUndo: z.boolean(),
})
export type Regraded = z.infer<typeof regradedSchema>

const REGRADE_ERRORS = [
  ...GRADING_ERRORS,
  'questionNotFound',
  'nothingToRegrade',
  'openAnswerNotFound',
  'submissionStillRunning',
  'scoreAboveMaximum',
  'alreadyGraded',
] as const

export const getMarkedQuestion = {
  method: 'GET',
  url: '/api/quizzes/:quizId/regrades/questions/:questionId',
  access: 'user',
  program: 'results',
  summary: 'One question of a quiz as it is marked',
  errors: [...GRADING_ERRORS, 'questionNotFound'],
  schema: { params: quizParams.extend(about), response: { 200: markedQuestionSchema } },
} as const satisfies Endpoint

export const listNearMisses = {
  method: 'GET',
  url: '/api/quizzes/:quizId/regrades/near-misses',
  access: 'user',
  program: 'results',
  summary: 'What people filled in that is nearly an accepted answer, the most frequent first',
  errors: GRADING_ERRORS,
  schema: { params: quizParams, response: { 200: z.array(nearMissSchema) } },
} as const satisfies Endpoint

export const previewRegrade = {
  method: 'POST',
  url: '/api/quizzes/:quizId/regrades/preview',
  access: 'user',
  program: 'results',
  summary: 'Whose score would change, and by how much; nothing is written',
  errors: REGRADE_ERRORS,
  schema: { params: quizParams, body: regradeSchema, response: { 200: regradePreviewSchema } },
} as const satisfies Endpoint

const ERROR_NAMES = Object.keys(ERRORS) as [ErrorName, ...ErrorName[]]

export const applyRegrade = {
  method: 'POST',
  url: '/api/quizzes/:quizId/regrades',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Change how a question is marked, and mark anew whatever was handed in',
  errors: REGRADE_ERRORS,
  schema: {
    params: quizParams,
    /** `alsoInBank`: a key, or a further accepted answer, is corrected for later quizzes, too. */
    body: z.intersection(regradeSchema, z.object({ alsoInBank: z.boolean('invalid').default(false) })),
    response: {
      /** `bankRefusal`: why the bank kept its question as it was, though it was asked to change it. */
      200: z.object({ regrade: regradedSchema, bankRefusal: z.enum(ERROR_NAMES).nullable() }),
    },
  },
} as const satisfies Endpoint

export const undoRegrade = {
  method: 'POST',
  url: '/api/quizzes/:quizId/regrades/:regradeId/undo',
  access: 'user',
  program: 'write',
  summary: 'Take back the newest change of a question; the bank keeps what it has',
  errors: [
    ...GRADING_ERRORS,
    'notFound',
    'regradeNotUndoable',
    'openAnswerNotFound',
    'submissionStillRunning',
  ],
  schema: { params: quizParams.extend({ regradeId: idSchema }), response: { 200: regradedSchema } },
} as const satisfies Endpoint

export const listRegrades = {
  method: 'GET',
  url: '/api/quizzes/:quizId/regrades',
  access: 'user',
  program: 'results',
  summary: 'What was changed about how the questions are marked, newest first',
  errors: GRADING_ERRORS,
  schema: { params: quizParams, response: { 200: z.array(regradedSchema) } },
} as const satisfies Endpoint
