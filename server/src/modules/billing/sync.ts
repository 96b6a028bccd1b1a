import { idSchema } from '@probant/contract/fields'
import { PAST_DUE_DAYS } from '@probant/contract/limits'
import type { Db, Tx } from '#server/database/client.ts'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Subscriber, SubscriptionRow, SubscriptionService } from '#server/modules/subscriptions/index.ts'
import { DAY, later } from '#server/platform/clock.ts'
import { failingAs, refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { doublesOf, isPaidFor, theOneThatCounts } from './counting-subscription.ts'
import { billingEmail } from './emails.ts'
import { newsOf, stateFrom } from './payment-state.ts'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import { billingRepository, lockSubscription, type PayingWorkspace } from './repository.ts'

interface Dependencies {
  db: Db
  log: Log
  origin: () => string
  payments: PaymentProvider
  plans: PlanService
  subscriptions: SubscriptionService
  sending: Sending
}

/** More than the provider ever reports at once about one customer. */
const TRIES = 10

/** What is true stands at the provider at this moment: whoever looks there saves what they saw. */
export function createBillingSync({
  db,
  log,
  origin,
  payments,
  plans,
  subscriptions,
  sending,
}: Dependencies) {
  return sync

  /** False where nobody here is that customer. Of two looks at once the later one is saved: whoever was overtaken looks again. */
  async function sync(customerId: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await billingRepository(db).findByCustomer(customerId)
      if (!known) return false
      const found = await failingAs('serviceUnavailable', () => payments.listSubscriptions(customerId))
      if (!(await save(customerId, known.subscription.version, theOneThatCounts(found)))) continue

      await failingAs('serviceUnavailable', () => cancelDoubles(doublesOf(found)))
      return true
    }
    throw refusal('serviceUnavailable')
  }

  function save(customerId: string, version: number, counting: ProviderSubscription | undefined) {
    return db.transaction(async (tx) => {
      await lockSubscription(tx, customerId)
      const paying = await billingRepository(tx).findByCustomer(customerId)
      if (paying?.subscription.version !== version) return false

      const { subscription } = paying
      const subscriber = subscriberOf(paying)
      const changes = stateFrom(counting, {
        kind: subscriber.kind,
        subscription,
        paidPlanId: await findPaidPlan(tx, subscriber, counting),
        freePlanId: (await plans.getCatalogueRow(tx, 'free')).id,
      })

      // Counted also where nothing changed: an older look must not be saved after this one.
      const counted = { ...changes, version: version + 1 }
      const after = await subscriptions.update(tx, subscriber.workspaceId, counted)
      if (after) await notify(tx, paying, after)
      return true
    })
  }

  async function findPaidPlan(tx: Tx, subscriber: Subscriber, counting: ProviderSubscription | undefined) {
    const named = idSchema.safeParse(counting?.planId)
    const plan = named.success ? await plans.lockToSubscribe(tx, named.data) : undefined
    return plan && subscriptions.fits(plan, subscriber) ? plan.id : null
  }

  /** Nobody pays twice for one workspace. */
  async function cancelDoubles(doubles: readonly ProviderSubscription[]): Promise<void> {
    for (const double of doubles) {
      await payments.cancelSubscription(double.id, { isCredited: isPaidFor(double) })
      log.warn({ subscriptionId: double.id }, 'a workspace was paid for twice; the other one goes on')
    }
  }

  async function notify(
    tx: Tx,
    { subscription, organizationName, payer }: PayingWorkspace,
    after: SubscriptionRow,
  ) {
    const news = newsOf(subscription, after)
    if (!news) return
    const { userId, email, locale, timeZone } = payer
    const until = after.pastDueSince ? later(after.pastDueSince, PAST_DUE_DAYS * DAY) : undefined
    const mail = billingEmail(news, locale, {
      organization: organizationName,
      until,
      timeZone,
      link: `${origin()}/dashboard/billing`,
    })
    await sending.post(tx, { userId, to: email, locale, ...mail })
  }
}

export type BillingSync = ReturnType<typeof createBillingSync>

function subscriberOf({ subscription, organizationName }: PayingWorkspace): Subscriber {
  const kind = organizationName === null ? 'personal' : 'organization'
  return { workspaceId: subscription.workspaceId, kind }
}
