import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  idSchema,
  instantSchema,
  nameSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
  textSchema,
} from './fields.ts'
import { ANSWER_MAX, BULK_MAX, EXPLANATION_MAX, QUESTION_TITLE_MAX, QUESTION_TITLE_MIN } from './limits.ts'
import { localeSchema } from './locales.ts'

export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'fill_in', 'open'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'tough'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const ORIGINS = ['generated', 'manual', 'imported'] as const
export type Origin = (typeof ORIGINS)[number]

/** Markdown; the server makes safe HTML of it when it is saved. */
const markdownSchema = (max: number) => textSchema.pipe(z.string().max(max, 'textTooLong'))

const titleSchema = textSchema.pipe(
  z
    .string()
    .min(1, 'questionTitleEmpty')
    .min(QUESTION_TITLE_MIN, 'questionTitleTooShort')
    .max(QUESTION_TITLE_MAX, 'textTooLong'),
)

const answerSchema = z.object({
  text: textSchema.pipe(z.string().min(1, 'answerRequired').max(ANSWER_MAX, 'textTooLong')),
  isCorrect: z.boolean('invalid'),
})

/** Two answers are the same when only case, accents or spaces tell them apart. */
export function sameAnswer(one: string, other: string): boolean {
  return normalised(one) === normalised(other)
}

function normalised(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

const multipleChoiceSchema = z.object({
  answers: z
    .array(answerSchema)
    .length(4, 'exactlyFourAnswers')
    .refine((answers) => answers.filter(({ isCorrect }) => isCorrect).length === 1, 'oneCorrectAnswer')
    .refine(
      (answers) =>
        answers.every(({ text }, index) =>
          answers.every((other, place) => place <= index || !sameAnswer(text, other.text)),
        ),
      'answersNotUnique',
    ),
})

const trueFalseSchema = z.object({ isTrue: z.boolean('required') })

const fillInSchema = z.object({
  /** Any of these is right. */
  accepted: z
    .array(textSchema.pipe(z.string().min(1, 'answerRequired').max(ANSWER_MAX, 'textTooLong')))
    .min(1, 'answerRequired')
    .max(20, 'invalid'),
  /** Accents count unless the author says not. */
  ignoresAccents: z.boolean('invalid').default(false),
})

const openSchema = z.object({
  maxScore: z.number('required').int('invalid').min(1, 'invalid').max(100, 'invalid'),
  /** What the grader should look for. */
  guidance: markdownSchema(EXPLANATION_MAX).default(''),
})

const commonSchema = z.object({
  subject: nameSchema,
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES, 'invalid'),
  title: titleSchema,
  /** Shown after the quiz. */
  explanation: markdownSchema(EXPLANATION_MAX).default(''),
})

/** What an author writes. */
export const questionFormSchema = z.discriminatedUnion('type', [
  commonSchema.extend({ type: z.literal('multiple_choice'), content: multipleChoiceSchema }),
  commonSchema.extend({ type: z.literal('true_false'), content: trueFalseSchema }),
  commonSchema.extend({ type: z.literal('fill_in'), content: fillInSchema }),
  commonSchema.extend({ type: z.literal('open'), content: openSchema }),
])
export type QuestionForm = z.input<typeof questionFormSchema>
/** The same, as it is kept. */
export type QuestionDraft = z.output<typeof questionFormSchema>
export type QuestionContent = QuestionDraft['content']

const contentSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('multiple_choice'),
    answers: z.array(z.object({ text: z.string(), html: z.string(), isCorrect: z.boolean() })),
  }),
  z.object({ type: z.literal('true_false'), isTrue: z.boolean() }),
  z.object({ type: z.literal('fill_in'), accepted: z.array(z.string()), ignoresAccents: z.boolean() }),
  z.object({
    type: z.literal('open'),
    maxScore: z.number().int(),
    guidance: z.string(),
    guidanceHtml: z.string(),
  }),
])

export const questionSchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  language: localeSchema,
  difficulty: z.enum(DIFFICULTIES),
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  titleHtml: z.string(),
  content: contentSchema,
  explanation: z.string(),
  explanationHtml: z.string(),
  origin: z.enum(ORIGINS),
  /** Where exactly it comes from: `builtin:facts`, `llm:provider/model`, `gift` …; missing for those written here. */
  source: z.string().nullable(),
  /** The sentence of a text that it rests on. */
  sourceSentence: z.string().nullable(),
  /** In how many quizzes it is. */
  quizCount: z.number().int(),
  /** Counts the edits: a save names the one it started from. */
  revision: z.number().int(),
  /** Missing once that account is gone. */
  creator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Question = z.infer<typeof questionSchema>

const questionParams = z.object({ questionId: idSchema })

export const QUESTION_SORTS = ['newest', 'oldest', 'title', 'subject', 'difficulty'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]

export const questionFilterSchema = z.object({
  search: searchSchema,
  subject: textSchema.pipe(z.string().max(200, 'invalid')).optional(),
  type: z.enum(QUESTION_TYPES, 'invalid').optional(),
  language: localeSchema.optional(),
  difficulty: z.enum(DIFFICULTIES, 'invalid').optional(),
  origin: z.enum(ORIGINS, 'invalid').optional(),
  use: z.enum(['used', 'unused'], 'invalid').optional(),
  sort: z.enum(QUESTION_SORTS, 'invalid').default('newest'),
})
export type QuestionFilter = z.infer<typeof questionFilterSchema>

const WORKSPACE_ERRORS = [
  'organizationNotFound',
  'subscriptionNotFound',
  'organizationSubscriptionNotFound',
] as const

/** What making something new in a workspace may be refused for. */
const CREATION_ERRORS = [
  ...WORKSPACE_ERRORS,
  'onlyActiveMembersCreate',
  'organizationInactive',
  'workspacePlanNotFound',
  'memberLimitReached',
] as const

const FORM_ERRORS = ['exactlyFourAnswers', 'answersNotUnique', 'questionTitleEmpty'] as const

export const listQuestions = {
  method: 'GET',
  url: '/api/questions',
  access: 'user',
  workspace: true,
  summary: 'The question bank of the workspace',
  errors: WORKSPACE_ERRORS,
  schema: {
    querystring: pageQuerySchema.extend(questionFilterSchema.shape),
    response: { 200: pageOf(questionSchema) },
  },
} as const satisfies Endpoint

export const listSubjects = {
  method: 'GET',
  url: '/api/questions/subjects',
  access: 'user',
  workspace: true,
  summary: 'The subjects of the question bank, with the number of questions on each, most first',
  errors: WORKSPACE_ERRORS,
  schema: {
    querystring: z.object({ search: searchSchema, language: localeSchema.optional() }),
    response: { 200: z.array(z.object({ subject: z.string(), count: z.number().int() })) },
  },
} as const satisfies Endpoint

export const getQuestion = {
  method: 'GET',
  url: '/api/questions/:questionId',
  access: 'user',
  summary: 'One question of a workspace that the caller may see',
  errors: ['questionNotFound'],
  schema: { params: questionParams, response: { 200: questionSchema } },
} as const satisfies Endpoint

export const createQuestion = {
  method: 'POST',
  url: '/api/questions',
  access: 'user',
  workspace: true,
  summary: 'Write a question by hand',
  errors: [...CREATION_ERRORS, ...FORM_ERRORS, 'manualQuestionLimitExceeded', 'questionCreateFailed'],
  schema: { body: questionFormSchema, response: { 201: questionSchema } },
} as const satisfies Endpoint

export const updateQuestion = {
  method: 'PUT',
  url: '/api/questions/:questionId',
  access: 'user',
  summary: 'Change a question; the creator alone changes a hand-written one',
  errors: [
    'questionNotFound',
    'organizationInactive',
    'onlyCreatorEditsQuestion',
    'questionInActiveQuiz',
    'questionChangedMeanwhile',
    ...FORM_ERRORS,
    'questionUpdateFailed',
  ],
  schema: {
    params: questionParams,
    body: z.object({ revision: z.number('required').int('invalid'), question: questionFormSchema }),
    response: { 200: questionSchema },
  },
} as const satisfies Endpoint

export const deleteQuestion = {
  method: 'DELETE',
  url: '/api/questions/:questionId',
  access: 'user',
  summary: 'Delete a question that no quiz uses',
  errors: ['questionNotFound', 'onlyCreatorEditsQuestion', 'questionInQuiz', 'questionDeleteFailed'],
  schema: { params: questionParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const duplicateQuestion = {
  method: 'POST',
  url: '/api/questions/:questionId/duplicate',
  access: 'user',
  summary: 'Copy a question; the copy is hand-written, by the caller, and counts as such',
  errors: ['questionNotFound', ...CREATION_ERRORS, 'manualQuestionLimitExceeded', 'questionCreateFailed'],
  schema: { params: questionParams, response: { 201: questionSchema } },
} as const satisfies Endpoint

export const BULK_DEEDS = ['delete', 'duplicate', 'setSubject', 'setDifficulty'] as const

export const changeQuestions = {
  method: 'POST',
  url: '/api/questions/bulk',
  access: 'user',
  workspace: true,
  summary:
    'Do the same to several questions of the workspace; what can’t be done is reported, the rest is done',
  errors: [
    ...CREATION_ERRORS,
    'questionNotInOrganization',
    'onlyPersonalQuestions',
    'manualQuestionQuotaExceeded',
    'questionUpdateFailed',
  ],
  schema: {
    body: z.intersection(
      z.object({ questionIds: z.array(idSchema).min(1, 'required').max(BULK_MAX, 'invalid') }),
      z.discriminatedUnion('deed', [
        z.object({ deed: z.literal('delete') }),
        z.object({ deed: z.literal('duplicate') }),
        z.object({ deed: z.literal('setSubject'), subject: nameSchema }),
        z.object({ deed: z.literal('setDifficulty'), difficulty: z.enum(DIFFICULTIES, 'invalid') }),
      ]),
    ),
    response: {
      200: z.object({
        done: z.array(z.uuid()),
        /** Those that stay as they are, each with the sentence that says why. */
        refused: z.array(z.object({ questionId: z.uuid(), code: z.string(), message: z.string() })),
      }),
    },
  },
} as const satisfies Endpoint

/** As much as the longest question has: an open one with its explanation and its guidance. */
const PREVIEW_MAX = QUESTION_TITLE_MAX + 2 * EXPLANATION_MAX

export const previewQuestion = {
  method: 'POST',
  url: '/api/questions/preview',
  access: 'user',
  summary: 'What becomes of Markdown when it is saved: safe HTML, text by text',
  errors: ['tooManyAttempts'],
  schema: {
    body: z.object({
      texts: z
        .array(z.string().max(EXPLANATION_MAX, 'textTooLong'))
        .max(10, 'invalid')
        .refine((texts) => texts.join('').length <= PREVIEW_MAX, 'textTooLong'),
    }),
    response: { 200: z.object({ html: z.array(z.string()) }) },
  },
} as const satisfies Endpoint

const revisionSchema = z.object({
  revision: z.number().int(),
  editor: z.string().nullable(),
  at: instantSchema,
  question: questionSchema.pick({
    type: true,
    subject: true,
    language: true,
    difficulty: true,
    title: true,
    titleHtml: true,
    content: true,
    explanation: true,
    explanationHtml: true,
  }),
})
export type QuestionRevision = z.infer<typeof revisionSchema>

export const listRevisions = {
  method: 'GET',
  url: '/api/questions/:questionId/revisions',
  access: 'user',
  summary: 'How a question was changed, newest first',
  errors: ['questionNotFound'],
  schema: { params: questionParams, response: { 200: z.array(revisionSchema) } },
} as const satisfies Endpoint
