import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './fields.ts'
import { planSchema } from './plans.ts'
import { standingSchema } from './workspaces.ts'

export const billingSchema = z.object({
  /** `none`: nothing is paid here and nothing expires; the administrator assigns plans. */
  provider: z.enum(['stripe', 'none']),
  plan: planSchema.nullable(),
  standing: standingSchema,
  /** Missing where nothing will be charged. */
  nextInvoice: z
    .object({ amountCents: z.number().int(), currency: z.string(), dueAt: instantSchema })
    .nullable(),
  /** The subscription was cancelled and ends then. */
  endsAt: instantSchema.nullable(),
  /** What the workspace can pay for; empty for whoever may not pay. */
  offers: z.array(planSchema),
  can: z.object({
    checkout: z.boolean(),
    /** Payment method, invoices, cancellation: on the provider's own pages. */
    portal: z.boolean(),
    reactivate: z.boolean(),
  }),
})
export type Billing = z.infer<typeof billingSchema>

export const getBilling = {
  method: 'GET',
  url: '/api/billing',
  access: 'user',
  workspace: true,
  summary: 'Plan, standing and next invoice of the workspace; an organization’s for its owner only',
  errors: [
    'organizationNotFound',
    'organizationOwnerPays',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
  ],
  schema: { response: { 200: billingSchema } },
} as const satisfies Endpoint

const leavingSchema = z.object({ url: z.url() })

export const openCheckout = {
  method: 'POST',
  url: '/api/billing/checkout',
  access: 'user',
  workspace: true,
  summary: 'Open the provider’s payment page for a plan, to begin, change or re-activate',
  errors: [
    'organizationNotFound',
    'organizationOwnerPays',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'checkoutPlanNotFound',
    'planNotPayable',
    'checkoutFailed',
    'tooManyAttempts',
  ],
  schema: { body: z.object({ planId: idSchema }), response: { 200: leavingSchema } },
} as const satisfies Endpoint

export const openBillingPortal = {
  method: 'POST',
  url: '/api/billing/portal',
  access: 'user',
  workspace: true,
  summary: 'Open the provider’s pages for payment method, invoices and cancellation',
  errors: [
    'organizationNotFound',
    'organizationOwnerPays',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'customerNotFound',
    'billingPortalFailed',
    'tooManyAttempts',
  ],
  schema: { response: { 200: leavingSchema } },
} as const satisfies Endpoint

export const receiveBillingEvent = {
  method: 'POST',
  url: '/api/billing/webhook',
  access: 'public',
  summary: 'Where the payment provider reports what happened; its signature is checked',
  errors: ['invalidRequest', 'notFound', 'serviceUnavailable'],
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint
