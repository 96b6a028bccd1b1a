import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, lineSchema } from '../fields.ts'
import { parsedUrl } from '../parsed-url.ts'
import { WORKSPACE_ERRORS } from '../workspaces.ts'
import { WEBHOOK_EVENTS } from './events.ts'

/** Of one workspace. */
export const WEBHOOKS_MAX = 10
const ADDRESS_MAX = 500
/** For so long after a new secret is made, messages are signed with the one before as well. */
export const FORMER_SECRET_HOURS = 24

/**
 * Why nothing is sent.
 * - `by_hand`: somebody stopped it
 * - `failing`: it took nothing for days
 * - `gone`: it answered that it wants no more, with 410
 */
export const PAUSE_REASONS = ['by_hand', 'failing', 'gone'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

export const webhookSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: instantSchema,
  /** Null: it is sent what happens. While it is paused, nothing is written down for it. */
  pause: z.object({ since: instantSchema, reason: z.enum(PAUSE_REASONS) }).nullable(),
  /** When this address took a message last, and a test is one; null: it took none yet. */
  lastDeliveredAt: instantSchema.nullable(),
  /** Since when it has taken nothing; null: it took the last message, or got none yet. */
  failingSince: instantSchema.nullable(),
  /** Until when messages are signed with the secret before this one, too. */
  formerSecretUntil: instantSchema.nullable(),
  /** How many messages are still to be sent, or sent again. */
  waitingCount: z.number().int(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const webhookFormSchema = z.object({
  address: lineSchema
    .pipe(z.string().min(1, 'required').max(ADDRESS_MAX, 'addressTooLong'))
    .refine((address) => address === '' || isWebhookAddress(address), 'webhookAddressInvalid'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, 'invalid'))
    .min(1, 'required')
    .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event))),
})

/** A name and a password belong into no address: they would stand in every list and log. */
function isWebhookAddress(address: string): boolean {
  const url = parsedUrl(address)
  return (
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    !url.username &&
    !url.password &&
    !url.hash
  )
}

export const webhookParamsSchema = z.object({ webhookId: idSchema })
export const WEBHOOK_ERRORS = ['webhookNotFound', 'roleRequired'] as const
/** Told once: whoever receives messages checks their signatures with it. */
const withSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() })

export const listWebhooks = {
  method: 'GET',
  url: '/api/workspace/webhooks',
  access: 'user',
  workspace: true,
  summary: 'Where this workspace says by itself what happens; for its owner and moderators',
  errors: [...WORKSPACE_ERRORS, 'roleRequired'],
  schema: { response: { 200: z.array(webhookSchema) } },
} as const satisfies Endpoint

export const createWebhook = {
  method: 'POST',
  url: '/api/workspace/webhooks',
  access: 'user',
  workspace: true,
  summary: 'Another address that is told what happens, with the secret that signs it, which is told once',
  errors: [...WORKSPACE_ERRORS, 'roleRequired', 'emailNotVerified', 'webhookLimitReached'],
  schema: { body: webhookFormSchema, response: { 201: withSecretSchema } },
} as const satisfies Endpoint

export const changeWebhook = {
  method: 'PUT',
  url: '/api/workspace/webhooks/:webhookId',
  access: 'user',
  summary: 'Another address, or other events; what waits goes to the new address',
  errors: WEBHOOK_ERRORS,
  schema: { params: webhookParamsSchema, body: webhookFormSchema, response: { 200: webhookSchema } },
} as const satisfies Endpoint

export const deleteWebhook = {
  method: 'DELETE',
  url: '/api/workspace/webhooks/:webhookId',
  access: 'user',
  summary: 'It is told nothing more, and what was sent to it is forgotten',
  errors: WEBHOOK_ERRORS,
  schema: { params: webhookParamsSchema, response: { 204: z.undefined() } },
} as const satisfies Endpoint

export const renewWebhookSecret = {
  method: 'POST',
  url: '/api/workspace/webhooks/:webhookId/secret',
  access: 'user',
  summary: 'A new secret, which is told once; for a day messages carry a signature with the old one, too',
  errors: WEBHOOK_ERRORS,
  schema: { params: webhookParamsSchema, response: { 200: withSecretSchema } },
} as const satisfies Endpoint

export const pauseWebhook = {
  method: 'POST',
  url: '/api/workspace/webhooks/:webhookId/pause',
  access: 'user',
  summary: 'Nothing more is sent, or written down for it, until it goes on; what waits goes on waiting',
  errors: WEBHOOK_ERRORS,
  schema: { params: webhookParamsSchema, response: { 200: webhookSchema } },
} as const satisfies Endpoint

export const resumeWebhook = {
  method: 'POST',
  url: '/api/workspace/webhooks/:webhookId/resume',
  access: 'user',
  summary: 'What happens is sent again, from now on, and what waited first',
  errors: WEBHOOK_ERRORS,
  schema: { params: webhookParamsSchema, response: { 200: webhookSchema } },
} as const satisfies Endpoint
