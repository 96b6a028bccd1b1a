import { receiveBillingEvent } from '@probant/contract/billing'
import { type FakeStripeServer, startStripeServer } from '../../server/test/fakes/stripe-server.ts'
import { type App, startApp } from './app.ts'

export interface AppWithStripe {
  app: App
  stripe: FakeStripeServer
}

/** The product with payments, for which a stand-in on this machine speaks as Stripe does. */
export async function startAppWithStripe(): Promise<AppWithStripe> {
  const stripe = await startStripeServer()
  const app = await startApp(stripe.env)
  stripe.reportTo(app.url + receiveBillingEvent.url)
  return { app, stripe }
}

/** The subscription of the newest customer, as Stripe keeps it. */
export function newestSubscription({ model }: FakeStripeServer): string {
  const id = [...model.subscriptions.keys()].at(-1)
  if (!id) throw new Error('Nobody has paid yet')
  return id
}

/** The invoice that could not be paid was made that long ago; Stripe tries again, in vain, and reports so. */
export async function letDaysPass(stripe: FakeStripeServer, days: number): Promise<void> {
  const subscription = stripe.model.subscriptions.get(newestSubscription(stripe))
  const invoice = stripe.model.invoices.get(subscription?.latest_invoice ?? '')
  if (!invoice) throw new Error('There is no invoice')
  invoice.created -= days * 86_400
  await stripe.report([stripe.model.report('invoice.payment_failed', invoice)])
}
