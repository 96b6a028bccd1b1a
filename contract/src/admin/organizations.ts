import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { standingSchema } from '../workspaces.ts'

const adminOrganizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  owner: z.object({ username: z.string(), email: z.string() }),
  memberCount: z.number().int(),
  planId: z.uuid().nullable(),
  standing: standingSchema,
  /** Shut down here, by an administrator. */
  isDeactivated: z.boolean(),
  /** Pays through the payment provider, so the plan is not assigned here. */
  isPaying: z.boolean(),
  createdAt: instantSchema,
})
export type AdminOrganization = z.infer<typeof adminOrganizationSchema>

const organizationParams = z.object({ organizationId: idSchema })

export const listOrganizations = {
  method: 'GET',
  url: '/api/admin/organizations',
  access: 'admin',
  summary: 'Every organization, newest first',
  errors: [],
  schema: {
    querystring: pageQuerySchema.extend({ search: searchSchema }),
    response: { 200: pageOf(adminOrganizationSchema) },
  },
} as const satisfies Endpoint

export const setOrganizationDeactivated = {
  method: 'PUT',
  url: '/api/admin/organizations/:organizationId/deactivated',
  access: 'admin',
  summary: 'Deactivate an organization, or let it work again',
  errors: ['organizationNotFound', 'organizationUpdateFailed'],
  schema: {
    params: organizationParams,
    body: z.object({ isDeactivated: z.boolean('invalid') }),
    response: { 200: adminOrganizationSchema },
  },
} as const satisfies Endpoint

export const assignOrganizationPlan = {
  method: 'PUT',
  url: '/api/admin/organizations/:organizationId/plan',
  access: 'admin',
  summary: 'Give an organization another plan, unless it pays for one; it is active from then on',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'planNotFound'],
  schema: {
    params: organizationParams,
    body: z.object({ planId: idSchema }),
    response: { 200: adminOrganizationSchema },
  },
} as const satisfies Endpoint
