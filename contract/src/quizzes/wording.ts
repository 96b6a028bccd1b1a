import { answerTextSchema } from '@probant/kinds/fields'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'
import { explanationSchema, QUESTION_TYPES, questionTitleSchema } from '../questions/form.ts'
import { instructionsSchema } from './form.ts'
import { toldSchema } from './later-end.ts'
import { quizParams } from './quiz.ts'

/** More than any question has to read. */
const WORDINGS_MAX = 40

/** The same rules as in the bank; how many answers there are, and which may be alike, is for the question to say. */
export const wordingSchema = z.object({
  title: questionTitleSchema,
  answers: z.array(answerTextSchema).max(WORDINGS_MAX, 'invalid'),
  explanation: explanationSchema,
})

const questionWordingSchema = z.object({
  questionId: z.uuid(),
  number: z.number().int(),
  type: z.enum(QUESTION_TYPES),
  language: localeSchema,
  wording: z.object({ title: z.string(), answers: z.array(z.string()), explanation: z.string() }),
})
export type QuestionWording = z.infer<typeof questionWordingSchema>

export const getQuizWording = {
  method: 'GET',
  url: '/api/quizzes/:quizId/wording',
  access: 'user',
  program: 'read',
  summary: 'Its questions as they are worded, for whoever corrects a typo; for its creator',
  errors: ['quizNotFound', 'quizNotAllowed', 'questionsExamined', 'quizTakenByYou'],
  schema: {
    params: quizParams,
    /** The correction names the revision it started from. */
    response: { 200: z.object({ revision: z.number().int(), questions: z.array(questionWordingSchema) }) },
  },
} as const satisfies Endpoint

const revisionSchema = z.number('required').int('invalid')

const CORRECTION_ERRORS = [
  'quizNotFound',
  'quizNotAllowed',
  'questionsExamined',
  'quizTakenByYou',
  'organizationInactive',
  'quizNotActive',
  'quizEnded',
  'quizHasSubmissions',
  'quizChangedMeanwhile',
  'quizUpdateFailed',
  'tooManyAttempts',
] as const

/** Why the bank keeps the old wording, where it was asked to take the new one. */
const BANK_REFUSALS = [
  'organizationInactive',
  'onlyCreatorEditsQuestion',
  'questionInActiveQuiz',
  'questionChangedMeanwhile',
] as const
export type BankRefusal = (typeof BANK_REFUSALS)[number]

export const correctWording = {
  method: 'POST',
  url: '/api/quizzes/:quizId/wording',
  access: 'user',
  program: 'write',
  summary:
    'Correct a typo in a published question before anyone has started; what is right, points and order stay',
  errors: [...CORRECTION_ERRORS, 'questionNotFound', 'questionTitleEmpty', 'answersNotUnique'],
  schema: {
    params: quizParams,
    body: z.object({
      questionId: idSchema,
      revision: revisionSchema,
      wording: wordingSchema,
      alsoInBank: z.boolean('invalid').default(false),
    }),
    response: {
      200: toldSchema.extend({ bankRefusal: z.enum(BANK_REFUSALS).nullable() }),
    },
  },
} as const satisfies Endpoint

export const correctInstructions = {
  method: 'POST',
  url: '/api/quizzes/:quizId/instructions',
  access: 'user',
  program: 'write',
  summary: 'Correct a typo in the instructions of a published quiz before anyone has started',
  errors: CORRECTION_ERRORS,
  schema: {
    params: quizParams,
    body: z.object({ revision: revisionSchema, instructions: instructionsSchema }),
    response: { 200: toldSchema },
  },
} as const satisfies Endpoint
