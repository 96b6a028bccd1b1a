import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
import { localeSchema } from '../locales.ts'

export const USER_STATUSES = ['active', 'disabled'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  locale: localeSchema,
  status: z.enum(USER_STATUSES),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Of the personal workspace; missing where that plan is gone. */
  planId: z.uuid().nullable(),
  /** Pays through the payment provider, so the plan is not assigned here. */
  isPaying: z.boolean(),
  createdAt: instantSchema,
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  access: 'admin',
  summary: 'Everyone with an account, newest first',
  errors: [],
  schema: {
    querystring: pageQuerySchema.extend({ search: searchSchema }),
    response: { 200: pageOf(adminUserSchema) },
  },
} as const satisfies Endpoint

export const setUserStatus = {
  method: 'PUT',
  url: '/api/admin/users/:userId/status',
  access: 'admin',
  summary: 'Disable an account, or enable it again; not the own one',
  errors: ['userNotFound', 'forbidden', 'userUpdateFailed'],
  schema: {
    params: z.object({ userId: idSchema }),
    body: z.object({ status: z.enum(USER_STATUSES, 'invalid') }),
    response: { 200: adminUserSchema },
  },
} as const satisfies Endpoint

export const assignUserPlan = {
  method: 'PUT',
  url: '/api/admin/users/:userId/plan',
  access: 'admin',
  summary: 'Give a personal workspace another plan, unless it pays for one',
  errors: ['userNotFound', 'planNotFound', 'subscriptionNotFound'],
  schema: {
    params: z.object({ userId: idSchema }),
    body: z.object({ planId: idSchema }),
    response: { 200: adminUserSchema },
  },
} as const satisfies Endpoint
