import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  emailSchema,
  idSchema,
  instantSchema,
  interestSchema,
  newPasswordSchema,
  repeatedNewPasswordSchema,
  usernameSchema,
} from './fields.ts'
import { localeSchema } from './locales.ts'
import { timeZoneSchema } from './time-zone.ts'

/** The signed-in person, as their own page sees them. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  interest: z.string(),
  locale: localeSchema,
  /** By whose clocks mails tell them the time; unknown until a browser has said so. */
  timeZone: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** False for those who only ever signed in with Google. */
  hasPassword: z.boolean(),
  /** Does a login ask for more than the password? */
  hasSecondFactor: z.boolean(),
  /** An address that waits to be confirmed by its link. */
  pendingEmail: z.string().nullable(),
})
export type User = z.infer<typeof userSchema>

export const updateUser = {
  method: 'PATCH',
  url: '/api/users/me',
  access: 'user',
  summary: 'Change the own username, interest, language or time zone',
  errors: ['userUpdateFailed'],
  schema: {
    body: z.object({
      username: usernameSchema.optional(),
      interest: interestSchema.optional(),
      locale: localeSchema.optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    response: { 200: userSchema },
  },
} as const satisfies Endpoint

/** What shows that it is the owner: blank for those who have no password yet, who must have signed in just now. */
export const currentPasswordSchema = z.string('required').max(128, 'passwordTooLong').default('')

/** What showing it may be refused for. */
export const OWNER_PROOF_ERRORS = [
  'currentPasswordIncorrect',
  'currentPasswordRequired',
  'currentPasswordNotExpected',
  'freshSignInRequired',
  'tooManyAttempts',
] as const

/** The address changes only once the link mailed to the new one was followed. */
export const changeEmail = {
  method: 'PUT',
  url: '/api/users/me/email',
  access: 'user',
  asksAgain: true,
  summary: 'Ask for another e-mail address; a link to confirm it is mailed there',
  errors: ['emailExists', ...OWNER_PROOF_ERRORS],
  schema: {
    body: z.object({ email: emailSchema, currentPassword: currentPasswordSchema }),
    response: { 200: userSchema },
  },
} as const satisfies Endpoint

export const passwordsMatch = {
  check: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  options: { message: 'passwordsDiffer', path: ['confirmPassword'] },
}

export const changePassword = {
  method: 'PUT',
  url: '/api/users/me/password',
  access: 'user',
  cookie: true,
  asksAgain: true,
  summary: 'Change the own password; every other session is signed out',
  errors: [...OWNER_PROOF_ERRORS, 'passwordUpdateFailed'],
  schema: {
    body: z
      .object({
        currentPassword: currentPasswordSchema,
        password: newPasswordSchema,
        confirmPassword: repeatedNewPasswordSchema,
      })
      .refine(passwordsMatch.check, passwordsMatch.options),
    response: { 200: userSchema },
  },
} as const satisfies Endpoint

export const sessionInfoSchema = z.object({
  id: z.uuid(),
  /** The browser and system, as far as its user agent tells. */
  device: z.string(),
  address: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
})
export type SessionInfo = z.infer<typeof sessionInfoSchema>

export const listSessions = {
  method: 'GET',
  url: '/api/users/me/sessions',
  access: 'user',
  summary: 'Where one is signed in',
  errors: [],
  schema: { response: { 200: z.array(sessionInfoSchema) } },
} as const satisfies Endpoint

export const revokeSession = {
  method: 'DELETE',
  url: '/api/users/me/sessions/:sessionId',
  access: 'user',
  summary: 'Sign out one of the own sessions',
  errors: ['notFound'],
  schema: { params: z.object({ sessionId: idSchema }), response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const signOutEverywhere = {
  method: 'DELETE',
  url: '/api/users/me/sessions',
  access: 'user',
  summary: 'Sign out every session, this one too',
  errors: [],
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  url: '/api/users/me/deletion',
  access: 'user',
  asksAgain: true,
  summary: 'Delete the own account for good',
  errors: [...OWNER_PROOF_ERRORS, 'quizzesToEnd', 'organizationsToDelete', 'validationError'],
  schema: {
    body: z.object({
      /** The own address typed once more, so that nobody deletes an account by a slip. */
      email: emailSchema,
      currentPassword: currentPasswordSchema,
    }),
    response: { 204: z.undefined() },
  },
} as const satisfies Endpoint
