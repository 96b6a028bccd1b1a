import { z } from 'zod'
import { personKey } from './by-name.ts'
import type { Endpoint } from './endpoint.ts'
import {
  idSchema,
  instantSchema,
  lineSchema,
  nameSchema,
  optionalEmailSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
} from './fields.ts'
import { GROUP_MEMBERS_MAX, USERNAME_MAX } from './limits.ts'
import { CREATION_ERRORS, WORKSPACE_ERRORS } from './workspaces.ts'

/** Somebody in a group: an address, and the name that the list calls them by; one of the two will do. */
export const groupMemberSchema = z
  .object({
    email: optionalEmailSchema,
    name: lineSchema.pipe(z.string().max(USERNAME_MAX, 'usernameTooLong')).default(''),
  })
  .refine(({ email, name }) => email !== '' || name !== '', { path: ['email'], error: 'required' })
export type GroupMember = z.output<typeof groupMemberSchema>

export const groupFormSchema = z.object({
  name: nameSchema,
  members: z
    .array(groupMemberSchema)
    .min(1, 'emailsRequired')
    .max(GROUP_MEMBERS_MAX, 'tooManyGroupMembers')
    .refine((members) => new Set(members.map(personKey)).size === members.length, 'emailTwice'),
})
export type GroupForm = z.input<typeof groupFormSchema>

/** A group in a list. */
export const groupSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  memberCount: z.number().int(),
  /** In how many quizzes it was invited. */
  quizCount: z.number().int(),
  /** Missing once that account is gone. */
  creator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type GroupSummary = z.infer<typeof groupSummarySchema>

export const groupSchema = groupSummarySchema.extend({
  members: z.array(z.object({ email: z.string(), name: z.string() })),
  /** Where it was used, newest first. */
  quizzes: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** Counts the saves: the next one names the one it started from. */
  revision: z.number().int(),
})
export type Group = z.infer<typeof groupSchema>

export const groupParams = z.object({ groupId: idSchema })

/** What finding one by its id may be refused for. */
export const GROUP_ERRORS = [
  'groupNotFound',
  'subscriptionNotFound',
  'organizationSubscriptionNotFound',
] as const

export const GROUP_SORTS = ['name', 'changed', 'size'] as const
export type GroupSort = (typeof GROUP_SORTS)[number]

export const listGroups = {
  method: 'GET',
  url: '/api/groups',
  access: 'user',
  workspace: true,
  program: 'read',
  summary: 'The participant groups of the workspace',
  errors: WORKSPACE_ERRORS,
  schema: {
    querystring: pageQuerySchema.extend({
      search: searchSchema,
      sort: z.enum(GROUP_SORTS, 'invalid').default('name'),
    }),
    response: { 200: pageOf(groupSummarySchema) },
  },
} as const satisfies Endpoint

export const getGroup = {
  method: 'GET',
  url: '/api/groups/:groupId',
  access: 'user',
  program: 'read',
  summary: 'One group of a workspace that the caller may see, with its members',
  errors: GROUP_ERRORS,
  schema: { params: groupParams, response: { 200: groupSchema } },
} as const satisfies Endpoint

export const createGroup = {
  method: 'POST',
  url: '/api/groups',
  access: 'user',
  workspace: true,
  program: 'write',
  takesIdempotencyKey: true,
  summary: 'Make a group',
  errors: [...CREATION_ERRORS, 'groupLimitReached', 'groupSizeExceeded', 'groupNameConflict'],
  schema: { body: groupFormSchema, response: { 201: groupSchema } },
} as const satisfies Endpoint

export const updateGroup = {
  method: 'PUT',
  url: '/api/groups/:groupId',
  access: 'user',
  program: 'write',
  summary: 'Rename a group and change who is in it; whoever was invited stays invited',
  errors: [
    ...GROUP_ERRORS,
    'organizationInactive',
    'roleRequired',
    'onlyActiveMembersCreate',
    'workspacePlanNotFound',
    'memberLimitReached',
    'groupSizeExceeded',
    'groupNameConflict',
    'groupChangedMeanwhile',
  ],
  schema: {
    params: groupParams,
    body: z.object({ revision: z.number('required').int('invalid'), group: groupFormSchema }),
    response: { 200: groupSchema },
  },
} as const satisfies Endpoint

export const deleteGroup = {
  method: 'DELETE',
  url: '/api/groups/:groupId',
  access: 'user',
  program: 'write',
  summary: 'Delete a group; whoever was invited by it stays invited',
  errors: [...GROUP_ERRORS, 'roleRequired'],
  schema: { params: groupParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint
