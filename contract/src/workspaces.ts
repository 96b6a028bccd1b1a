import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './fields.ts'
import { planSchema } from './plans.ts'
import { scaleSchema } from './scale/scale.ts'

/** Where a creator works: `personal`, or an organization's id. Two tabs may work in two. */
export const WORKSPACE_HEADER = 'x-workspace'
export const PERSONAL = 'personal'
export const workspaceRefSchema = z.union([z.literal(PERSONAL), idSchema])
/** How a caller names a workspace. */
export type WorkspaceRef = z.infer<typeof workspaceRefSchema>

export const ROLES = ['owner', 'moderator', 'member'] as const
export type Role = (typeof ROLES)[number]

/**
 * - `trialing`: the free trial of an organization, to its end
 * - `active`: paid, free or assigned
 * - `past_due`: a payment failed; everything works until the days of grace are over
 * - `inactive`: content can be read, nothing new is made
 */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'inactive'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const INACTIVITY_REASONS = ['trial_ended', 'payment_failed', 'unpaid', 'deactivated'] as const

export const standingSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** When the trial or the days of grace end. */
  until: instantSchema.nullable(),
  /** Why it is inactive; `unpaid` was never paid, or is no longer. */
  reason: z.enum(INACTIVITY_REASONS).nullable(),
})
export type Standing = z.infer<typeof standingSchema>

export const workspaceSchema = z.object({
  ref: workspaceRefSchema,
  kind: z.enum(['personal', 'organization']),
  /** The organization's, or the person's. */
  name: z.string(),
  role: z.enum(ROLES),
  standing: standingSchema,
  plan: planSchema.nullable(),
  /** How the scores of its quizzes are shown, where they say nothing else. */
  scale: scaleSchema,
  can: z.object({
    create: z.boolean(),
    manageMembers: z.boolean(),
    /** What else has a way in or out of it: learning platforms, webhooks, a sign-in of its own. */
    manageConnections: z.boolean(),
    pay: z.boolean(),
    setScale: z.boolean(),
  }),
})
export type Workspace = z.infer<typeof workspaceSchema>

const workspaceSummarySchema = workspaceSchema
  .pick({ ref: true, kind: true, name: true, role: true })
  .extend({
    /** False where the person's membership is inactive: nothing of it can be seen. */
    isOpen: z.boolean(),
  })
export type WorkspaceSummary = z.infer<typeof workspaceSummarySchema>

/** What entering a workspace may be refused for. */
export const WORKSPACE_ERRORS = [
  'organizationNotFound',
  'subscriptionNotFound',
  'organizationSubscriptionNotFound',
] as const

/** What making something new there may be refused for. */
export const CREATION_ERRORS = [
  ...WORKSPACE_ERRORS,
  'onlyActiveMembersCreate',
  'organizationInactive',
  'workspacePlanNotFound',
  'memberLimitReached',
] as const

export const listWorkspaces = {
  method: 'GET',
  url: '/api/workspaces',
  access: 'user',
  summary: 'Where the caller can work: in person, and in the name of organizations',
  errors: [],
  schema: { response: { 200: z.array(workspaceSummarySchema) } },
} as const satisfies Endpoint

export const getWorkspace = {
  method: 'GET',
  url: '/api/workspace',
  access: 'user',
  workspace: true,
  program: 'read',
  summary: 'The workspace that the header names: its plan, its standing, and what the caller can do there',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: workspaceSchema } },
} as const satisfies Endpoint

export const setScale = {
  method: 'PUT',
  url: '/api/workspace/scale',
  access: 'user',
  workspace: true,
  summary: 'How the scores of the workspace’s quizzes are shown, where they say nothing else; the owner only',
  errors: [...WORKSPACE_ERRORS, 'roleRequired'],
  schema: { body: z.object({ scale: scaleSchema }), response: { 200: workspaceSchema } },
} as const satisfies Endpoint
