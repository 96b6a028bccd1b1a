import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { descriptionSchema, idSchema, instantSchema, lineSchema, nameSchema, textSchema } from './fields.ts'
import { LIMIT_KINDS } from './plans.ts'
import { ROLES, standingSchema } from './workspaces.ts'

const organizationParams = z.object({ organizationId: idSchema })

export const organizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  owner: z.object({ username: z.string(), email: z.string() }),
  memberCount: z.number().int(),
  createdAt: instantSchema,
  standing: standingSchema,
  /** The caller's role. */
  role: z.enum(ROLES),
  can: z.object({
    edit: z.boolean(),
    invite: z.boolean(),
    leave: z.boolean(),
    delete: z.boolean(),
  }),
})
export type Organization = z.infer<typeof organizationSchema>

export const createOrganization = {
  method: 'POST',
  url: '/api/organizations',
  access: 'user',
  summary: 'Create an organization; the caller owns it',
  errors: ['organizationCreateFailed', 'emailNotVerified', 'tooManyAttempts'],
  schema: {
    body: z.object({ name: nameSchema, description: descriptionSchema.default('') }),
    response: { 201: organizationSchema },
  },
} as const satisfies Endpoint

export const getOrganization = {
  method: 'GET',
  url: '/api/organizations/:organizationId',
  access: 'user',
  summary: 'An organization of which the caller is an active member',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound'],
  schema: { params: organizationParams, response: { 200: organizationSchema } },
} as const satisfies Endpoint

export const updateOrganization = {
  method: 'PATCH',
  url: '/api/organizations/:organizationId',
  access: 'user',
  summary: 'Change name or description; the owner only',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'roleRequired',
    'organizationUpdateFailed',
  ],
  schema: {
    params: organizationParams,
    body: z.object({ name: nameSchema.optional(), description: descriptionSchema.optional() }),
    response: { 200: organizationSchema },
  },
} as const satisfies Endpoint

export const leaveOrganization = {
  method: 'POST',
  url: '/api/organizations/:organizationId/leave',
  access: 'user',
  summary:
    'Leave an organization, also where one was shut out; what one made there stays. Its owner can only delete it',
  errors: ['organizationNotFound', 'roleRequired'],
  schema: { params: organizationParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const deleteOrganization = {
  method: 'DELETE',
  url: '/api/organizations/:organizationId',
  access: 'user',
  summary: 'Delete an organization and all that it holds, after naming it; the owner only',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'roleRequired', 'quizzesToEnd'],
  schema: {
    params: organizationParams,
    body: z.object({ name: lineSchema.pipe(z.string().min(1, 'required')) }),
    response: { 204: z.undefined() },
  },
} as const satisfies Endpoint

export const PURPOSE_MAX = 500

/** What a member may ask the owner for: more of what is limited, or what another plan has. */
export const REQUESTABLE = [...LIMIT_KINDS, 'branding'] as const
export type Requestable = (typeof REQUESTABLE)[number]

const limitRequestSchema = z
  .object({
    limit: z.enum(REQUESTABLE, 'invalid'),
    /** Whose limit was met: the plan’s, or one’s own within it. */
    of: z.enum(['plan', 'member'], 'invalid'),
    purpose: textSchema.pipe(z.string().max(PURPOSE_MAX, 'textTooLong')).default(''),
  })
  .refine(({ limit, of }) => limit !== 'branding' || of === 'plan', { path: ['of'], error: 'invalid' })
export type LimitRequest = z.input<typeof limitRequestSchema>

export const requestLimit = {
  method: 'POST',
  url: '/api/organizations/:organizationId/limit-requests',
  access: 'user',
  summary:
    'Ask the owner by mail for a higher limit, or for the organization’s own name and logo; once a day for each',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'roleRequired',
    'ownerAskedToday',
    'emailNotVerified',
    'usernameHeldBack',
    'messageHeldBack',
    'organizationNameHeldBack',
    'mailLimitReached',
  ],
  schema: {
    params: organizationParams,
    body: limitRequestSchema,
    /** Where no mail leaves this site, the request is in its outbox. */
    response: { 200: z.object({ isMailed: z.boolean() }) },
  },
} as const satisfies Endpoint
