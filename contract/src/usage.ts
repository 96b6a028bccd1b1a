import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { instantSchema, pageOf, pageQuerySchema, searchSchema } from './fields.ts'
import { MEMBER_LIMIT_KINDS, memberSchema } from './members.ts'
import { LIMIT_KINDS } from './plans.ts'

/** How full a limit is; for limits per item, `used` is the largest one there is. */
const meterSchema = <Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({ kind: z.enum(kinds), used: z.number().int(), limit: z.number().int() })

export const usageSchema = z.object({
  period: z.object({ startsAt: instantSchema, endsAt: instantSchema }),
  meters: z.array(meterSchema(LIMIT_KINDS)),
  /** The caller's own share, in an organization that limits its members. */
  own: z.array(meterSchema(MEMBER_LIMIT_KINDS)).nullable(),
})
export type Usage = z.infer<typeof usageSchema>
export type Meter = Usage['meters'][number]

export const getUsage = {
  method: 'GET',
  url: '/api/usage',
  access: 'user',
  workspace: true,
  program: 'read',
  summary: 'What the workspace has used of its limits in this period, and when it starts anew',
  errors: [
    'organizationNotFound',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'workspacePlanNotFound',
  ],
  schema: { response: { 200: usageSchema } },
} as const satisfies Endpoint

const memberUsageSchema = memberSchema.pick({
  id: true,
  username: true,
  email: true,
  role: true,
  status: true,
  limits: true,
  usage: true,
})
export type MemberUsage = z.infer<typeof memberUsageSchema>

export const listMemberUsage = {
  method: 'GET',
  url: '/api/usage/members',
  access: 'user',
  workspace: true,
  summary: 'What each member of the organization has used, most first; for owner and moderators',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'roleRequired'],
  schema: {
    querystring: pageQuerySchema.extend({ search: searchSchema }),
    response: { 200: pageOf(memberUsageSchema) },
  },
} as const satisfies Endpoint
