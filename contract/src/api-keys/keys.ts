import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, nameSchema } from '../fields.ts'
import { currentPasswordSchema, OWNER_PROOF_ERRORS } from '../users.ts'
import { WORKSPACE_ERRORS } from '../workspaces.ts'
import { API_SCOPES } from './scopes.ts'

/** By which a key is known wherever it turns up: in a log, or in code that should not hold it. */
export const API_KEY_PREFIX = 'pk_'
/** For how many days a key is good. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const
export const API_KEY_DAYS_DEFAULT = 90
/** Of one person in one workspace. */
export const API_KEYS_MAX = 20
/** Of one key, in a minute. */
export const API_CALLS_PER_MINUTE = 120

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** How it ends, by which its owner knows it again. */
  hint: z.string(),
  createdAt: instantSchema,
  /** Null: it has no end. */
  endsAt: instantSchema.nullable(),
  /** To the minute; null: never. */
  lastUsedAt: instantSchema.nullable(),
  /** Whose rights it has. */
  owner: z.object({ name: z.string(), isYou: z.boolean() }),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const apiKeyFormSchema = z.object({
  name: nameSchema,
  scopes: z
    .array(z.enum(API_SCOPES, 'invalid'))
    .min(1, 'required')
    .transform((chosen) => API_SCOPES.filter((scope) => chosen.includes(scope))),
  /** Null: without an end. */
  days: z.literal(API_KEY_DAYS, 'invalid').nullable().default(API_KEY_DAYS_DEFAULT),
  currentPassword: currentPasswordSchema,
})

export const listApiKeys = {
  method: 'GET',
  url: '/api/workspace/keys',
  access: 'user',
  workspace: true,
  summary: 'The caller’s keys for programs in this workspace; of an organization its owner sees all',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: z.array(apiKeySchema) } },
} as const satisfies Endpoint

export const createApiKey = {
  method: 'POST',
  url: '/api/workspace/keys',
  access: 'user',
  asksAgain: true,
  workspace: true,
  summary: 'A new key, which is told once; it has the caller’s rights in this workspace and nowhere else',
  errors: [...WORKSPACE_ERRORS, ...OWNER_PROOF_ERRORS, 'emailNotVerified', 'apiKeyLimitReached'],
  schema: {
    body: apiKeyFormSchema,
    response: { 201: z.object({ key: apiKeySchema, token: z.string() }) },
  },
} as const satisfies Endpoint

export const revokeApiKey = {
  method: 'DELETE',
  url: '/api/workspace/keys/:apiKeyId',
  access: 'user',
  summary: 'From now on this key opens nothing; by whose it is, or the owner of the organization',
  errors: ['apiKeyNotFound'],
  schema: { params: z.object({ apiKeyId: idSchema }), response: { 204: z.undefined() } },
} as const satisfies Endpoint
