import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, nameSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { BULK_MAX } from '../limits.ts'
import { localeSchema } from '../locales.ts'
import { CREATION_ERRORS, WORKSPACE_ERRORS } from '../workspaces.ts'
import { DIFFICULTIES, questionFilterSchema } from './filter.ts'
import { FORM_ERRORS, questionFormSchema } from './form.ts'
import { questionParams, questionSchema } from './question.ts'

export const listQuestions = {
  method: 'GET',
  url: '/api/questions',
  access: 'user',
  workspace: true,
  program: 'read',
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
  program: 'read',
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
  program: 'read',
  summary: 'One question of a workspace that the caller may see',
  errors: ['questionNotFound'],
  schema: { params: questionParams, response: { 200: questionSchema } },
} as const satisfies Endpoint

export const createQuestion = {
  method: 'POST',
  url: '/api/questions',
  access: 'user',
  workspace: true,
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Write a question by hand',
  errors: [...CREATION_ERRORS, ...FORM_ERRORS, 'manualQuestionLimitExceeded', 'questionCreateFailed'],
  schema: { body: questionFormSchema, response: { 201: questionSchema } },
} as const satisfies Endpoint

export const updateQuestion = {
  method: 'PUT',
  url: '/api/questions/:questionId',
  access: 'user',
  program: 'write',
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
  program: 'write',
  summary: 'Delete a question that no quiz uses',
  errors: ['questionNotFound', 'onlyCreatorEditsQuestion', 'questionInQuiz', 'questionDeleteFailed'],
  schema: { params: questionParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const duplicateQuestion = {
  method: 'POST',
  url: '/api/questions/:questionId/duplicate',
  access: 'user',
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Copy a question; the copy is hand-written, by the caller, and counts as such',
  errors: ['questionNotFound', ...CREATION_ERRORS, 'manualQuestionLimitExceeded', 'questionCreateFailed'],
  schema: { params: questionParams, response: { 201: questionSchema } },
} as const satisfies Endpoint

export const changeQuestions = {
  method: 'POST',
  url: '/api/questions/bulk',
  access: 'user',
  workspace: true,
  program: 'write',
  takesIdempotencyKey: true,
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
      z.discriminatedUnion('action', [
        z.object({ action: z.literal('delete') }),
        z.object({ action: z.literal('duplicate') }),
        z.object({ action: z.literal('setSubject'), subject: nameSchema }),
        z.object({ action: z.literal('setDifficulty'), difficulty: z.enum(DIFFICULTIES, 'invalid') }),
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
