import type { Billing } from '@probant/contract/billing'
import type { Locale } from '@probant/contract/locales'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { PlanRow, PlanService } from '#server/modules/plans/index.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { ensure, failingAs, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { isLive } from './counting-subscription.ts'
import { checkoutRefusal } from './policy.ts'
import { presentBilling } from './present.ts'
import type { PaymentProvider } from './provider.ts'
import type { BillingSync } from './sync.ts'

interface Dependencies {
  db: Db
  origin: () => string
  attempts: Attempts
  payments: PaymentProvider
  sync: BillingSync
  plans: PlanService
  subscriptions: SubscriptionService
  workspaces: WorkspaceService
}

/** Who asks, for which workspace, and in which language the provider should speak. */
interface BillingCall {
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
  sync,
  plans,
  subscriptions,
  workspaces,
}: Dependencies) {
  const hasProvider = payments.name !== 'none'

  return {
    async get(actor: Actor, workspace: WorkspaceRef): Promise<Billing> {
      const membership = await authorizeToPay(actor, workspace)
      const inForce = await subscriptions.planInForce(db, membership, membership.kind)
      const candidates = await candidatesFor(membership)
      return presentBilling(membership, {
        provider: payments.name,
        plan: inForce && plans.present(inForce),
        offers: candidates.filter((plan) => !refusalFor(membership, plan)).map(plans.present),
      })
    },

    async openCheckout({ actor, workspace, locale }: BillingCall, planId: string): Promise<{ url: string }> {
      const membership = await authorizeToPay(actor, workspace)
      const plan = await plans.find(db, planId)
      const broken = refusalFor(membership, plan)
      if (broken) throw refusal(broken)
      ensure(plan, 'checkoutPlanNotFound')

      await attempts.begin(accountKey('checkout', actor))
      const payer = { email: actor.email, locale }
      const page = pageFor(membership, plan, locale)
      const url = await failingAs('checkoutFailed', async () => {
        const customerId = await customerOf(membership, payer)
        await refuseSecond(customerId)
        // Deleted at the provider, or made with another key: somebody new to it pays then.
        return (await page(customerId)) ?? (await page(await customerOf(membership, payer, customerId)))
      })
      ensure(url, 'checkoutFailed')
      return { url }
    },

    async openPortal({ actor, workspace, locale }: BillingCall): Promise<{ url: string }> {
      const membership = await authorizeToPay(actor, workspace)
      const { customerId } = membership.subscription
      ensure(hasProvider && customerId, 'customerNotFound')

      await attempts.begin(accountKey('billing-portal', actor))
      const url = await failingAs('billingPortalFailed', () =>
        payments.openPortal({ customerId, returnUrl: billingPage(), locale }),
      )
      if (!url) await forget(membership, customerId)
      ensure(url, 'customerNotFound')
      return { url }
    },
  }

  async function authorizeToPay(actor: Actor, workspace: WorkspaceRef): Promise<Membership> {
    const membership = await workspaces.authorize(db, actor, workspace)
    ensure(membership.role === 'owner', 'organizationOwnerPays')
    return membership
  }

  async function candidatesFor({ kind, workspaceId }: Membership): Promise<PlanRow[]> {
    if (kind === 'personal') return [await plans.getCatalogueRow(db, 'pro')]
    const own = await plans.findForOrganization(db, workspaceId)
    return [await plans.getCatalogueRow(db, 'organization'), ...(own ? [own] : [])]
  }

  function refusalFor(membership: Membership, plan: PlanRow | undefined) {
    return checkoutRefusal(membership, {
      plan,
      priceCents: plan ? plans.priceOf(plan) : 0,
      isFitting: plan !== undefined && plans.fits(plan, membership),
      hasProvider,
    })
  }

  /** Opens the provider's payment page for a customer. */
  function pageFor({ workspaceId }: Membership, plan: PlanRow, locale: Locale) {
    const { texts, priceCents, currency } = plans.present(plan)
    return (customerId: string) =>
      payments.openCheckout({
        customerId,
        workspaceId,
        planId: plan.id,
        price: { name: texts[locale].name, priceCents, currency },
        priceId: plan.providerPriceId,
        locale,
        successUrl: `${billingPage()}?checkout=done`,
        cancelUrl: `${billingPage()}?checkout=cancelled`,
      })
  }

  /** Made once per workspace, and again where the provider has lost it. Of two checkouts at once one customer is saved. */
  async function customerOf(
    membership: Membership,
    { email, locale }: { email: string; locale: Locale },
    lost: string | null = null,
  ): Promise<string> {
    const { workspaceId, organization, subscription } = membership
    const isKnown = (customerId: string | null) => customerId !== null && customerId !== lost
    if (isKnown(subscription.customerId)) return subscription.customerId as string

    const created = await payments.createCustomer({ workspaceId, email, name: organization?.name, locale })
    let saved: string | null = null
    try {
      saved = await db.transaction(async (tx) => {
        const { subscription: current } = await subscriptions.lock(tx, membership)
        if (isKnown(current.customerId)) return current.customerId as string
        await subscriptions.update(tx, workspaceId, { customerId: created })
        return created
      })
      return saved
    } finally {
      // Overtaken, or the workspace is gone: nobody will ever ask for this one.
      if (saved !== created) await payments.deleteCustomer(created)
    }
  }

  /** An older payment page is closed first: what was paid on it until then is seen afterwards. */
  async function refuseSecond(customerId: string): Promise<void> {
    await payments.closeCheckouts(customerId)
    const found = await payments.listSubscriptions(customerId)
    if (!found.some(isLive)) return
    // No report of it has come yet, or ever will.
    await sync(customerId)
    throw refusal('planNotPayable')
  }

  /** Whom the provider no longer knows pays for nothing either. */
  async function forget(membership: Membership, customerId: string): Promise<void> {
    await sync(customerId)
    await db.transaction(async (tx) => {
      const { subscription } = await subscriptions.lock(tx, membership)
      if (subscription.customerId === customerId)
        await subscriptions.update(tx, membership.workspaceId, { customerId: null })
    })
  }

  function billingPage(): string {
    return `${origin()}/dashboard/billing`
  }
}

export type BillingService = ReturnType<typeof createBillingService>

/** Generous: people come back, look again and change their minds. */
function accountKey(action: string, { userId }: Actor): AttemptKeys {
  return { tried: { key: `${action}:${userId}`, rule: { free: 20, longestMs: 60_000 } } }
}
