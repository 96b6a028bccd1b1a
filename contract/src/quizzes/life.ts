import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { CREATION_ERRORS, WORKSPACE_ERRORS } from '../workspaces.ts'
import { quizChangesSchema, quizFormSchema } from './form.ts'
import { QUIZ_STATUSES, quizParams, quizSchema, quizSummarySchema, savedQuizSchema } from './quiz.ts'

export const QUIZ_SORTS = ['changed', 'title', 'start', 'end'] as const
export type QuizSort = (typeof QUIZ_SORTS)[number]

export const quizFilterSchema = z.object({
  search: searchSchema,
  status: z.enum(QUIZ_STATUSES, 'invalid').optional(),
  /** In an organization: only the caller's own. */
  whose: z.enum(['mine', 'all'], 'invalid').default('all'),
  sort: z.enum(QUIZ_SORTS, 'invalid').default('changed'),
})
export type QuizFilter = z.infer<typeof quizFilterSchema>

export const listQuizzes = {
  method: 'GET',
  url: '/api/quizzes',
  access: 'user',
  workspace: true,
  program: 'read',
  summary: 'The quizzes of the workspace',
  errors: WORKSPACE_ERRORS,
  schema: {
    querystring: pageQuerySchema.extend(quizFilterSchema.shape),
    response: { 200: pageOf(quizSummarySchema) },
  },
} as const satisfies Endpoint

export const quizOverviewSchema = z.object({
  draft: z.number().int(),
  scheduled: z.number().int(),
  open: z.number().int(),
  completed: z.number().int(),
  /** Of the open ones, those that end within the hour. */
  endingSoon: z.number().int(),
  /** The open one that ends first, or else the one that opens next. */
  urgent: quizSummarySchema.nullable(),
  /** In the bank: a newcomer begins there. */
  questions: z.number().int(),
})
export type QuizOverview = z.infer<typeof quizOverviewSchema>

export const getQuizOverview = {
  method: 'GET',
  url: '/api/quizzes/overview',
  access: 'user',
  workspace: true,
  program: 'read',
  summary: 'How many quizzes of the workspace there are in each phase',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: quizOverviewSchema } },
} as const satisfies Endpoint

/** A question that isn't of the same workspace: MANQ009 in an organization, MANQ010 in the personal one. */
const QUESTION_ERRORS = ['questionNotInOrganization', 'onlyPersonalQuestions'] as const

/** The form names the quiz itself: what is sent again because the answer was lost makes no second one. */
export const createQuizSchema = quizFormSchema.extend({
  id: idSchema.optional(),
  /** The quiz that it is a copy of, to be compared with. */
  duplicateOf: idSchema.optional(),
})

export const createQuiz = {
  method: 'POST',
  url: '/api/quizzes',
  access: 'user',
  workspace: true,
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Begin a quiz; it is a draft, and counts as one of the plan’s quizzes',
  errors: [...CREATION_ERRORS, 'quizNotFound', 'quizLimitReached', ...QUESTION_ERRORS, 'quizUpdateFailed'],
  schema: { body: createQuizSchema, response: { 201: quizSchema } },
} as const satisfies Endpoint

export const getQuiz = {
  method: 'GET',
  url: '/api/quizzes/:quizId',
  access: 'user',
  program: 'read',
  summary: 'One quiz of a workspace that the caller may see, with its questions',
  errors: ['quizNotFound', 'quizNotAllowed', 'questionsExamined', 'quizTakenByYou'],
  schema: { params: quizParams, response: { 200: quizSchema } },
} as const satisfies Endpoint

const revisionSchema = z.number('required').int('invalid')

const EDIT_ERRORS = [
  'quizNotFound',
  'quizNotAllowed',
  'organizationInactive',
  'quizHasParticipants',
  'quizEnded',
  'quizChangedMeanwhile',
] as const

export const updateQuiz = {
  method: 'PATCH',
  url: '/api/quizzes/:quizId',
  access: 'user',
  program: 'write',
  summary:
    'Save what has changed of a quiz without participants; an active one has to stay fit for publishing',
  errors: [...EDIT_ERRORS, ...QUESTION_ERRORS, 'quizOverdue', 'quizEndsTooSoon', 'quizUpdateFailed'],
  schema: {
    params: quizParams,
    body: z.object({ revision: revisionSchema, quiz: quizChangesSchema }),
    response: { 200: savedQuizSchema },
  },
} as const satisfies Endpoint

export const publishQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/publish',
  access: 'user',
  program: 'write',
  summary: 'Open a draft to its participants, as it was at the revision that was looked at',
  errors: [
    'quizNotFound',
    'quizNotAllowed',
    'organizationInactive',
    'quizOverdue',
    'quizEndsTooSoon',
    'quizEnded',
    'quizChangedMeanwhile',
    'quizUpdateFailed',
  ],
  schema: {
    params: quizParams,
    body: z.object({ revision: revisionSchema }),
    response: { 200: quizSchema },
  },
} as const satisfies Endpoint

export const deactivateQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/deactivate',
  access: 'user',
  program: 'write',
  summary: 'Take an active quiz back to draft, while nobody has begun it',
  errors: [
    'quizNotFound',
    'quizNotAllowed',
    'quizNotActive',
    'quizHasSubmissions',
    'quizEnded',
    'quizUpdateFailed',
  ],
  schema: { params: quizParams, response: { 200: quizSchema } },
} as const satisfies Endpoint

export const endQuiz = {
  method: 'POST',
  url: '/api/quizzes/:quizId/end',
  access: 'user',
  program: 'write',
  summary: 'End an active quiz before its time; in an organization its owner and moderators may, too',
  errors: ['quizNotFound', 'quizNotAllowed', 'quizNotActive', 'quizEnded', 'quizUpdateFailed'],
  schema: { params: quizParams, response: { 200: quizSchema } },
} as const satisfies Endpoint

export const deleteQuiz = {
  method: 'DELETE',
  url: '/api/quizzes/:quizId',
  access: 'user',
  program: 'write',
  summary: 'Delete a draft that has no participants',
  errors: [
    'quizNotFound',
    'quizNotAllowed',
    'onlyDraftsDeletable',
    'invitationsKeepQuiz',
    'quizDeleteFailed',
  ],
  schema: { params: quizParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint
