import type { Billing } from '@probant/contract/billing'
import type { Locale } from '@probant/contract/locales'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { PlanRow } from '#server/modules/plans/repository.ts'
import type { PlanService } from '#server/modules/plans/service.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/service.ts'
import type { Place, WorkspaceService } from '#server/modules/workspaces/service.ts'
import { ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { checkoutRefusal } from './policy.ts'
import { presentBilling } from './present.ts'
import type { PaymentProvider } from './provider.ts'
import { billingRepository } from './repository.ts'
import { isOver } from './webhook.ts'

interface Dependencies {
  db: Db
  origin: () => string
  attempts: Attempts
  payments: PaymentProvider
  plans: PlanService
  subscriptions: SubscriptionService
  workspaces: WorkspaceService
}

/** Who asks, for which workspace, and in which language the provider should speak. */
interface Asked {
  actor: Actor
  workspace: WorkspaceRef
  locale: Locale
}

/** Paying for a workspace: one's own, or that of an organization one owns. */
export function createBillingService({
  db,
  origin,
  attempts,
  payments,
  plans,
  subscriptions,
  workspaces,
}: Dependencies) {
  const hasProvider = payments.name !== 'none'

  return {
    async get(actor: Actor, workspace: WorkspaceRef): Promise<Billing> {
      const place = await enterToPay(actor, workspace)
      const inForce = await subscriptions.planInForce(db, place, place.kind)
      const candidates = await candidatesFor(place)
      return presentBilling(place, {
        provider: payments.name,
        plan: inForce && plans.present(inForce),
        offers: candidates.filter((plan) => !refusalFor(place, plan)).map(plans.present),
      })
    },

    async openCheckout({ actor, workspace, locale }: Asked, planId: string): Promise<{ url: string }> {
      const place = await enterToPay(actor, workspace)
      const plan = await plans.find(db, planId)
      const broken = refusalFor(place, plan)
      if (broken) throw refusal(broken)
      ensure(plan, 'checkoutPlanNotFound')

      await attempts.begin(accountKey('checkout', actor))
      const { name, priceCents, currency } = offerOf(plan, locale)
      const url = await failingAs('checkoutFailed', async () =>
        payments.openCheckout({
          customerId: await customerOf(place, { email: actor.email, locale }),
          workspaceId: place.workspaceId,
          planId,
          price: { name, priceCents, currency },
          priceId: plan.providerPriceId,
          locale,
          successUrl: `${billingPage()}?checkout=done`,
          cancelUrl: `${billingPage()}?checkout=cancelled`,
        }),
      )
      return { url }
    },

    async openPortal({ actor, workspace, locale }: Asked): Promise<{ url: string }> {
      const { subscription } = await enterToPay(actor, workspace)
      const { customerId } = subscription
      ensure(hasProvider && customerId, 'customerNotFound')

      await attempts.begin(accountKey('billing-portal', actor))
      const url = await failingAs('billingPortalFailed', () =>
        payments.openPortal({ customerId, returnUrl: billingPage(), locale }),
      )
      return { url }
    },

    /** Before a workspace is deleted: nobody pays for what is gone. */
    cancelPayments: async (workspaceId: string) =>
      cancelAll(await billingRepository(db).findCustomer(workspaceId)),

    /** The same, before an account is. */
    cancelPersonalPayments: async (userId: string) =>
      cancelAll(await billingRepository(db).findPersonalCustomer(userId)),
  }

  async function enterToPay(actor: Actor, workspace: WorkspaceRef): Promise<Place> {
    const place = await workspaces.enter(db, actor, workspace)
    ensure(place.role === 'owner', 'organizationOwnerPays')
    return place
  }

  async function candidatesFor({ kind, workspaceId }: Place): Promise<PlanRow[]> {
    if (kind === 'personal') return [await plans.getCatalogueRow(db, 'pro')]
    const own = await plans.findForOrganization(db, workspaceId)
    return [await plans.getCatalogueRow(db, 'organization'), ...(own ? [own] : [])]
  }

  function refusalFor(place: Place, plan: PlanRow | undefined) {
    return checkoutRefusal(place, { plan, priceCents: plan ? plans.priceOf(plan) : 0, hasProvider })
  }

  function offerOf(plan: PlanRow, locale: Locale) {
    const { texts, priceCents, currency } = plans.present(plan)
    return { name: texts[locale].name, priceCents, currency }
  }

  /** Made once per workspace. Of two checkouts at once one customer is saved; the other is never used. */
  async function customerOf(
    place: Place,
    { email, locale }: { email: string; locale: Locale },
  ): Promise<string> {
    const { workspaceId, organization, subscription } = place
    if (subscription.customerId) return subscription.customerId

    const customerId = await payments.createCustomer({ workspaceId, email, name: organization?.name, locale })
    return db.transaction(async (tx) => {
      const { subscription: current } = await subscriptions.lock(tx, place)
      if (current.customerId) return current.customerId
      await subscriptions.update(tx, workspaceId, { customerId })
      return customerId
    })
  }

  /** All of them, also one of which no report has come yet. */
  async function cancelAll(customerId: string | null): Promise<void> {
    if (!customerId) return
    await failingAs('billingPortalFailed', async () => {
      for (const subscription of await payments.listSubscriptions(customerId)) {
        if (!isOver(subscription)) await payments.cancelSubscription(subscription.id)
      }
    })
  }

  function billingPage(): string {
    return `${origin()}/dashboard/billing`
  }
}

export type BillingService = ReturnType<typeof createBillingService>

/** Generous: people come back, look again and change their minds. */
function accountKey(deed: string, { userId }: Actor): AttemptKeys {
  return { tried: { key: `${deed}:${userId}`, rule: { free: 20, longestMs: 60_000 } } }
}
