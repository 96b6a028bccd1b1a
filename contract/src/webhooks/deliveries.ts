import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageOf, pageQuerySchema } from '../fields.ts'
import { SENT_EVENTS } from './events.ts'
import { WEBHOOK_ERRORS, webhookParamsSchema } from './webhooks.ts'

/**
 * - `waiting`: not sent yet, or to be tried again
 * - `delivered`: it was taken
 * - `failed`: it was tried for a day, and is tried no more
 */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
/** For how long they can be looked up. */
export const DELIVERY_LOG_DAYS = 30

/** Why there was no answer. An answer that points elsewhere is one, and is not followed. */
export const DELIVERY_FAULTS = [
  'addressNotAllowed',
  'nameNotFound',
  'unreachable',
  'badCertificate',
  'timedOut',
  'notSigned',
] as const
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

/** What is sent, word for word; see https://www.standardwebhooks.com. */
export const webhookMessageSchema = z.object({
  type: z.enum(SENT_EVENTS),
  /** When it happened. */
  timestamp: instantSchema,
  /** The ids of what it is about, and which workspace they are in, as `X-Workspace` names it. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type WebhookMessage = z.infer<typeof webhookMessageSchema>

export const deliverySchema = z.object({
  /** In `webhook-id`; the same however often it is sent. */
  id: z.uuid(),
  message: webhookMessageSchema,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number().int(),
  attemptedAt: instantSchema.nullable(),
  /** Of one that waits. */
  nextAttemptAt: instantSchema.nullable(),
  /** What the last attempt came to: the status of the answer, or why there was none. */
  answerStatus: z.number().int().nullable(),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
})
export type WebhookDelivery = z.infer<typeof deliverySchema>

export const listWebhookDeliveries = {
  method: 'GET',
  url: '/api/workspace/webhooks/:webhookId/deliveries',
  access: 'user',
  summary: 'What was sent there in the last 30 days, or is to be, newest first',
  errors: WEBHOOK_ERRORS,
  schema: {
    params: webhookParamsSchema,
    querystring: pageQuerySchema.extend({ status: z.enum(DELIVERY_STATUSES, 'invalid').optional() }),
    response: { 200: pageOf(deliverySchema) },
  },
} as const satisfies Endpoint

export const sendWebhookAgain = {
  method: 'POST',
  url: '/api/workspace/webhooks/:webhookId/deliveries/:webhookDeliveryId/again',
  access: 'user',
  summary: 'Sends it once more at this moment, whatever became of it, and says what came of that',
  errors: [...WEBHOOK_ERRORS, 'webhookDeliveryNotFound', 'tooManyAttempts'],
  schema: {
    params: webhookParamsSchema.extend({ webhookDeliveryId: idSchema }),
    response: { 200: deliverySchema },
  },
} as const satisfies Endpoint

export const testWebhook = {
  method: 'POST',
  url: '/api/workspace/webhooks/:webhookId/test',
  access: 'user',
  summary: 'Sends a test event once, also where it is paused, and says what came of it',
  errors: [...WEBHOOK_ERRORS, 'tooManyAttempts'],
  schema: { params: webhookParamsSchema, response: { 200: deliverySchema } },
} as const satisfies Endpoint
