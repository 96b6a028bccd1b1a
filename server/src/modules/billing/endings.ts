import type { Db } from '#server/database/client.ts'
import type { Log } from '#server/platform/log.ts'
import { isLive } from './counting-subscription.ts'
import type { PaymentProvider } from './provider.ts'
import { billingRepository } from './repository.ts'
import type { BillingSync } from './sync.ts'

interface Dependencies {
  db: Db
  log: Log
  payments: PaymentProvider
  sync: BillingSync
}

/** Nobody goes on paying for what they were shut out of. */
export function createPaymentEndings({ db, log, payments, sync }: Dependencies) {
  return {
    /** After someone was shut out. That holds also where the provider can't be asked: it is asked again within the hour. */
    async endSoon(workspaceId: string): Promise<void> {
      try {
        await endWithPeriod(workspaceId)
      } catch (error) {
        log.warn({ err: error, workspaceId }, 'payments of someone shut out go on; they will be ended later')
      }
    },

    endWithPeriod,
  }

  /** What was paid is used up; nothing is charged again. */
  async function endWithPeriod(workspaceId: string): Promise<void> {
    const customerId = await billingRepository(db).findCustomer(workspaceId)
    if (!customerId) return
    await payments.closeCheckouts(customerId)
    const found = await payments.listSubscriptions(customerId)
    for (const { id } of found.filter((one) => isLive(one) && !one.cancelsAt))
      await payments.cancelAtPeriodEnd(id)
    await sync(customerId)
  }
}

export type PaymentEndings = ReturnType<typeof createPaymentEndings>
