import type { Db } from '#server/database/client.ts'
import type { Now } from '#server/platform/clock.ts'
import { failingAs } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { isLive } from './counting-subscription.ts'
import type { PaymentProvider } from './provider.ts'
import { billingRepository } from './repository.ts'
import type { BillingSync } from './sync.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  payments: PaymentProvider
  sync: BillingSync
}

/** What the provider reports. A report only says whom to look at, so reports may come late, twice or in any order. */
export function createBillingReports({ db, now, log, payments, sync }: Dependencies) {
  return {
    async receive({ body, signature }: { body: Buffer; signature: string }): Promise<void> {
      const { type, customerId, workspaceId } = await payments.readEvent({
        body,
        signature,
        receivedAt: now(),
      })
      if (customerId && (await sync(customerId))) return

      log.info({ type }, 'a billing report about nothing of ours')
      if (customerId && workspaceId)
        await failingAs('serviceUnavailable', () => cancelLeftovers(customerId, workspaceId))
    },
  }

  /** A payment page was still open somewhere when the workspace was deleted: nobody pays for what is gone. */
  async function cancelLeftovers(customerId: string, workspaceId: string): Promise<void> {
    if (await billingRepository(db).hasWorkspace(workspaceId)) {
      log.warn({ customerId, workspaceId }, 'a customer who isn’t the workspace’s own pays for it')
      return
    }
    const found = await payments.listSubscriptions(customerId)
    for (const { id } of found.filter((one) => one.workspaceId === workspaceId && isLive(one))) {
      await payments.cancelSubscription(id)
      log.warn({ subscriptionId: id, workspaceId }, 'a payment for a deleted workspace; it was cancelled')
    }
  }
}

export type BillingReports = ReturnType<typeof createBillingReports>
