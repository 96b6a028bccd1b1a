import { answerSchema } from '@probant/kinds/schemas'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../fields.ts'
import { ANSWERS_SHOWN, SCORE_SHOWN } from '../quizzes/form.ts'
import { answerKeySchema, paperSchema } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { ownAttemptsSchema } from './attempts.ts'
import { receiptSchema } from './receipt.ts'

/**
 * What came of an answer; `ungraded`: a person has to look at it first, `dropped`: the question does not count, `given`:
 * everybody has its points, whatever they answered.
 */
export const MARKS = [
  'right',
  'partly',
  'wrong',
  'unanswered',
  'ungraded',
  'graded',
  'dropped',
  'given',
] as const
export type Mark = (typeof MARKS)[number]

export const scoreSchema = z.object({
  points: z.number(),
  totalPoints: z.number(),
  /** Nothing where no question counts. */
  percent: z.number().nullable(),
  /** What is graded by now could bring so many. */
  gradedPoints: z.number(),
  /** Open answers that nobody has graded yet count for nothing so far. */
  isProvisional: z.boolean(),
})
export type Score = z.infer<typeof scoreSchema>

/** The same as its scale shows it; nothing before all is graded, or where no question counts. */
export const shownScoreSchema = scoreSchema.extend({ scaled: scaledScoreSchema.nullable() })
export type ShownScore = z.infer<typeof shownScoreSchema>

/** The right answer to a question, and whether theirs was: told together, for either gives the other away. */
export const markedAnswerSchema = answerKeySchema.element.omit({ note: true }).extend({
  mark: z.enum(MARKS),
  /** Nothing as long as it is not graded, or the score is kept back. */
  earnedPoints: z.number().nullable(),
  /** What whoever graded it has to say. */
  feedback: z.string(),
})
export type MarkedAnswer = z.infer<typeof markedAnswerSchema>

/**
 * What a person gave for an open answer, and of which questions everybody has the points or nobody: told together with the
 * score, whether or not the right answers are.
 */
export const gradedAnswerSchema = markedAnswerSchema.pick({
  questionId: true,
  points: true,
  mark: true,
  earnedPoints: true,
  feedback: true,
})
export type GradedAnswer = z.infer<typeof gradedAnswerSchema>

/** What somebody handed in, on the paper as they had it. */
export const reviewSchema = z.object({
  submissionId: z.uuid(),
  startedAt: instantSchema,
  receipt: receiptSchema,
  paper: paperSchema,
  /** As this paper shows them; what was not answered is not here. */
  answers: z.array(z.object({ questionId: z.uuid(), answer: answerSchema })),
  /** Nothing as long as it is kept back, as `scoreShown` says. */
  score: shownScoreSchema.nullable(),
  scoreShown: z.enum(SCORE_SHOWN),
  /** When a regrade last changed the score after it was told; nothing as long as it is kept back. */
  revisedAt: instantSchema.nullable(),
  grades: z.array(gradedAnswerSchema).nullable(),
  /** What was reached in each subject that may be told of; nothing as long as the score is kept back. */
  subjects: z
    .array(
      scoreSchema
        .pick({ points: true, totalPoints: true, gradedPoints: true })
        .extend({ subject: z.string() }),
    )
    .nullable(),
  /** Nothing as long as the right answers may not be seen, as `answersShown` says. */
  key: z.array(markedAnswerSchema).nullable(),
  answersShown: z.enum(ANSWERS_SHOWN),
  /** It could be seen by now, but waits for another quiz that asks the same. */
  isKeyWithheld: z.boolean(),
  /** Which attempt it is. */
  attempt: z.number().int(),
  /** Where the quiz can be taken several times; the right answers wait until no attempt is left. */
  attempts: ownAttemptsSchema
    .extend({
      /** All that are over, the first one first; the score of each nothing as long as it is kept back. */
      finished: z.array(
        z.object({
          submissionId: z.uuid(),
          number: z.number().int(),
          finishedAt: instantSchema,
          counts: z.boolean(),
          percent: z.number().nullable(),
          isProvisional: z.boolean(),
          scaled: scaledScoreSchema.nullable(),
        }),
      ),
      /** What came of all of them together; nothing as long as it is kept back. */
      result: z
        .object({
          percent: z.number().nullable(),
          isProvisional: z.boolean(),
          scaled: scaledScoreSchema.nullable(),
        })
        .nullable(),
    })
    .nullable(),
})
export type Review = z.infer<typeof reviewSchema>

export const getOwnSubmission = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/submission',
  access: 'participant',
  result: true,
  summary:
    'What the caller handed in; the score and the right answers where the quiz lets them be seen by now',
  errors: [
    'quizNotFound',
    'notAParticipant',
    'quizNotActive',
    'noActiveSubmission',
    'quizEnded',
    'submissionNotFinished',
    'resultNotByLink',
  ],
  schema: { params: quizParams, response: { 200: reviewSchema } },
} as const satisfies Endpoint

export const getSubmission = {
  method: 'GET',
  url: '/api/submissions/:submissionId',
  access: 'participant',
  result: true,
  summary: 'The same for whoever handed it in; and, with the right answers, for the creator of the quiz',
  errors: [
    'submissionNotFound',
    'submissionNotViewable',
    'submissionNotFinished',
    'submissionStillRunning',
    'resultNotByLink',
    'questionsExamined',
    'quizTakenByYou',
  ],
  schema: { params: z.object({ submissionId: idSchema }), response: { 200: reviewSchema } },
} as const satisfies Endpoint
