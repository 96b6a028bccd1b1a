import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, textSchema } from '../fields.ts'
import { FEEDBACK_MAX } from '../limits.ts'
import { SCORE_SHOWN } from '../quizzes/form.ts'
import { SCORINGS } from '../quizzes/paper.ts'
import { quizParams } from '../quizzes/quiz.ts'

/** An open question, and how far its answers are graded. Blank answers are worth nothing by themselves, and not counted. */
export const gradedQuestionSchema = z.object({
  questionId: z.uuid(),
  /** Its place in the quiz. */
  number: z.number().int(),
  points: z.number(),
  titleHtml: z.string(),
  /** What graders should look for. */
  guidanceHtml: z.string(),
  scoring: z.enum(SCORINGS),
  answerCount: z.number().int(),
  gradedCount: z.number().int(),
})
export type GradedQuestion = z.infer<typeof gradedQuestionSchema>

export const gradingSchema = z.object({
  questions: z.array(gradedQuestionSchema),
  /** Submissions that are over, and those of them in which an answer waits for a grade. */
  finishedCount: z.number().int(),
  ungradedCount: z.number().int(),
  /** Those who are still at work. */
  runningCount: z.number().int(),
  scoreShown: z.enum(SCORE_SHOWN),
  releasedAt: instantSchema.nullable(),
  /** Somebody can be asked what an answer may be worth. */
  canSuggest: z.boolean(),
})
export type Grading = z.infer<typeof gradingSchema>

export const gradeSchema = z.object({
  points: z.number(),
  feedback: z.string(),
  gradedAt: instantSchema,
  /** Until they were told: afterwards it is changed by a regrade. */
  canUndo: z.boolean(),
})
export type Grade = z.infer<typeof gradeSchema>

/** An answer that a person has to look at. */
export const openAnswerSchema = z.object({
  submissionId: z.uuid(),
  questionId: z.uuid(),
  /** Among all answers to this question, in an order that tells nothing of who they are. */
  number: z.number().int(),
  /** Whose it is; nothing where names are hidden. Empty of somebody who is gone. */
  participant: z
    .object({
      name: z.string(),
      email: z.string(),
      /** Which attempt it is of, where there may be several. */
      attempt: z.number().int().nullable(),
    })
    .nullable(),
  text: z.string(),
  /** As many as it can get. */
  maxPoints: z.number(),
  grade: gradeSchema.nullable(),
})
export type OpenAnswer = z.infer<typeof openAnswerSchema>

/** What an answer has now; the rest of it stays as it was. */
export const givenGradeSchema = openAnswerSchema.pick({ submissionId: true, questionId: true, grade: true })
export type GivenGrade = z.infer<typeof givenGradeSchema>

export const GRADING_ERRORS = [
  'quizNotFound',
  'onlyCreatorGrades',
  'questionsExamined',
  'quizTakenByYou',
] as const

export const getGrading = {
  method: 'GET',
  url: '/api/quizzes/:quizId/grading',
  access: 'user',
  program: 'results',
  summary: 'The open questions of a quiz, and how far they are graded',
  errors: GRADING_ERRORS,
  schema: { params: quizParams, response: { 200: gradingSchema } },
} as const satisfies Endpoint

/** With `yes` no name leaves the server. */
export const blindSchema = z.enum(['yes', 'no'], 'invalid').default('no')

export const openAnswersQuery = pageQuerySchema.extend({
  blind: blindSchema,
  /** Only those that wait, or those first and then the others. */
  which: z.enum(['ungraded', 'all'], 'invalid').default('all'),
})
export type OpenAnswersQuery = z.infer<typeof openAnswersQuery>

export const listOpenAnswers = {
  method: 'GET',
  url: '/api/quizzes/:quizId/grading/questions/:questionId/answers',
  access: 'user',
  program: 'results',
  summary: 'All answers to one open question; those that wait for a grade first',
  errors: [...GRADING_ERRORS, 'openAnswerNotFound'],
  schema: {
    params: quizParams.extend({ questionId: idSchema }),
    querystring: openAnswersQuery,
    response: { 200: pageOf(openAnswerSchema) },
  },
} as const satisfies Endpoint

const submissionParams = quizParams.extend({ submissionId: idSchema })

export const listOpenAnswersOf = {
  method: 'GET',
  url: '/api/quizzes/:quizId/grading/submissions/:submissionId',
  access: 'user',
  program: 'results',
  summary: 'All open answers of one participant, in the order of the quiz',
  errors: [...GRADING_ERRORS, 'submissionNotFound', 'submissionStillRunning'],
  schema: {
    params: submissionParams,
    querystring: z.object({ blind: blindSchema }),
    response: { 200: z.array(openAnswerSchema) },
  },
} as const satisfies Endpoint

/** Quarters can be added up exactly. */
export const gradePointsSchema = z
  .number('required')
  .min(0, 'invalid')
  .refine((points) => Number.isInteger(points * 4), 'pointsNotQuarters')

export const feedbackSchema = textSchema.pipe(z.string().max(FEEDBACK_MAX, 'textTooLong'))

export const openAnswerParams = submissionParams.extend({ questionId: idSchema })

const ANSWER_ERRORS = [...GRADING_ERRORS, 'openAnswerNotFound', 'submissionStillRunning'] as const

export const gradeAnswer = {
  method: 'PUT',
  url: '/api/quizzes/:quizId/grading/submissions/:submissionId/answers/:questionId',
  access: 'user',
  program: 'write',
  summary: 'Give points for an open answer that has none yet, and say why',
  errors: [...ANSWER_ERRORS, 'scoreAboveMaximum', 'alreadyGraded'],
  schema: {
    params: openAnswerParams,
    body: z.object({ points: gradePointsSchema, feedback: feedbackSchema.default('') }),
    response: { 200: givenGradeSchema },
  },
} as const satisfies Endpoint

export const undoGrade = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId/grading/submissions/:submissionId/answers/:questionId',
  access: 'user',
  program: 'write',
  summary: 'Take a grade back, as long as the participant was not told',
  errors: [...ANSWER_ERRORS, 'gradeTold'],
  schema: { params: openAnswerParams, response: { 200: givenGradeSchema } },
} as const satisfies Endpoint

export const releaseResults = {
  method: 'POST',
  url: '/api/quizzes/:quizId/release',
  access: 'user',
  program: 'write',
  summary: 'Show the results to those who handed in, and tell by mail those whose answers are all graded',
  errors: [...GRADING_ERRORS, 'quizNotActive', 'resultsReleased'],
  schema: { params: quizParams, response: { 200: gradingSchema } },
} as const satisfies Endpoint
