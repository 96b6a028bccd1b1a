import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { emailSchema, idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'
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
  /** By `ADMIN_EMAILS` in the server’s environment, so it isn’t taken back here. */
  isAdminByEnvironment: z.boolean(),
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

export const setUserAdministration = {
  method: 'PUT',
  url: '/api/admin/users/:userId/administration',
  access: 'admin',
  summary: 'Appoint an administrator, or take that back; not for the own account',
  errors: [
    'userNotFound',
    'forbidden',
    'userDisabled',
    'userUnverified',
    'adminByEnvironment',
    'userUpdateFailed',
  ],
  schema: {
    params: z.object({ userId: idSchema }),
    body: z.object({ isAdmin: z.boolean('invalid') }),
    response: { 200: adminUserSchema },
  },
} as const satisfies Endpoint

export const sendPasswordLink = {
  method: 'POST',
  url: '/api/admin/users/:userId/password-link',
  access: 'admin',
  summary: 'Mail somebody a link to choose a new password',
  errors: ['userNotFound', 'userDisabled', 'tooManyAttempts'],
  schema: { params: z.object({ userId: idSchema }), response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const deleteUser = {
  method: 'POST',
  url: '/api/admin/users/:userId/deletion',
  access: 'admin',
  summary: 'Delete an account for good; not the own one',
  errors: ['userNotFound', 'forbidden', 'userHasRunningQuizzes', 'userOwnsOrganizations', 'validationError'],
  schema: {
    params: z.object({ userId: idSchema }),
    /** The address typed once more, so that nobody deletes an account by a slip. */
    body: z.object({ email: emailSchema }),
    response: { 204: z.undefined() },
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
