import { getBilling, openBillingPortal, openCheckout, receiveBillingEvent } from '@probant/contract/billing'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '#server/platform/http/serve.ts'
import type { BillingReports } from './reports.ts'
import type { BillingService } from './service.ts'

export function billingRoutes(serve: Serve, billing: BillingService) {
  serve(getBilling, ({ actor, workspace }) => billing.get(actor, workspace))
  serve(openCheckout, ({ actor, workspace, caller, body }) =>
    billing.openCheckout({ actor, workspace, locale: caller.locale }, body.planId),
  )
  serve(openBillingPortal, ({ actor, workspace, caller }) =>
    billing.openPortal({ actor, workspace, locale: caller.locale }),
  )
}

/** In a context of its own: the bytes as they came are what the provider has signed, so nothing may parse them. */
export function billingWebhookRoutes(
  api: FastifyInstance,
  serve: Serve,
  { reports }: { reports: BillingReports },
) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  serve(receiveBillingEvent, ({ request }) =>
    reports.receive({
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signature: String(request.headers['stripe-signature'] ?? ''),
    }),
  )
}
