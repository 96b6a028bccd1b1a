import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema, instantSchema, limitSchema, pageOf, pageQuerySchema, searchSchema } from './fields.ts'
import { ROLES } from './workspaces.ts'

export const MEMBER_STATUSES = ['active', 'inactive'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** What a single member may use up; -1 means unlimited. The stricter of this and the plan holds. */
export const MEMBER_LIMIT_KINDS = ['questions', 'groups', 'groupSize'] as const
export type MemberLimitKind = (typeof MEMBER_LIMIT_KINDS)[number]

export const memberLimitsSchema = z.object({
  /** Generated and hand-written together, in this period. */
  questions: limitSchema,
  groups: limitSchema,
  groupSize: limitSchema,
})
export type MemberLimits = z.infer<typeof memberLimitsSchema>

export const memberSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(MEMBER_STATUSES),
  limits: memberLimitsSchema,
  /** What each limit is compared with; for the size of a group, the largest one. */
  usage: z.object({
    questions: z.number().int(),
    groups: z.number().int(),
    groupSize: z.number().int(),
  }),
  joinedAt: instantSchema,
  isSelf: z.boolean(),
  can: z.object({
    changeRole: z.boolean(),
    changeStatus: z.boolean(),
    changeLimits: z.boolean(),
    remove: z.boolean(),
  }),
})
export type Member = z.infer<typeof memberSchema>

/** As one member of a list: what others may use up, and have used, is for owner and moderators. */
export const listedMemberSchema = memberSchema.extend({
  limits: memberSchema.shape.limits.nullable(),
  usage: memberSchema.shape.usage.nullable(),
})
export type ListedMember = z.infer<typeof listedMemberSchema>

const memberParams = z.object({ organizationId: idSchema, memberId: idSchema })

export const listMembers = {
  method: 'GET',
  url: '/api/organizations/:organizationId/members',
  access: 'user',
  summary:
    'The members of an organization, for each of its active members; limits and usage of others for owner and moderators',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound'],
  schema: {
    params: z.object({ organizationId: idSchema }),
    querystring: pageQuerySchema.extend({
      search: searchSchema,
      role: z.enum(ROLES, 'invalid').optional(),
      status: z.enum(MEMBER_STATUSES, 'invalid').optional(),
    }),
    response: { 200: pageOf(listedMemberSchema) },
  },
} as const satisfies Endpoint

export const setMemberRole = {
  method: 'PUT',
  url: '/api/organizations/:organizationId/members/:memberId/role',
  access: 'user',
  summary: 'Make a member a moderator, or a regular member again; the owner only',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'memberNotFound',
    'ownerRoleNotAssignable',
    'onlyOwnerAssignsModerators',
    'onlyOwnerUpdatesRoles',
    'organizationUpdateFailed',
  ],
  schema: {
    params: memberParams,
    body: z.object({ role: z.enum(ROLES, 'invalid') }),
    response: { 200: memberSchema },
  },
} as const satisfies Endpoint

export const setMemberStatus = {
  method: 'PUT',
  url: '/api/organizations/:organizationId/members/:memberId/status',
  access: 'user',
  summary: 'Shut a member out, or let them in again',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'memberNotFound',
    'ownStatusUnchangeable',
    'ownerStatusUntouchable',
    'roleRequired',
    'moderatorManagesMembersOnly',
    'organizationUpdateFailed',
  ],
  schema: {
    params: memberParams,
    body: z.object({ status: z.enum(MEMBER_STATUSES, 'invalid') }),
    response: { 200: memberSchema },
  },
} as const satisfies Endpoint

export const setMemberLimits = {
  method: 'PUT',
  url: '/api/organizations/:organizationId/members/:memberId/limits',
  access: 'user',
  summary: 'Say how much a member may use up; never less than is in use already',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'memberNotFound',
    'ownLimitsUnchangeable',
    'ownerLimitsUntouchable',
    'roleRequired',
    'moderatorManagesMembersOnly',
    'invalidLimitValue',
    'limitBelowUsage',
    'organizationUpdateFailed',
  ],
  schema: { params: memberParams, body: memberLimitsSchema, response: { 200: memberSchema } },
} as const satisfies Endpoint

export const removeMember = {
  method: 'DELETE',
  url: '/api/organizations/:organizationId/members/:memberId',
  access: 'user',
  summary: 'Take a member out of the organization; what they made there stays. The owner only',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'memberNotFound', 'roleRequired'],
  schema: { params: memberParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint
