import type { Db } from '#server/database/client.ts'
import { HOUR, later, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { PaymentEndings } from './endings.ts'
import type { PaymentProvider } from './provider.ts'
import { billingRepository, type Customer } from './repository.ts'
import type { BillingSync } from './sync.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  payments: PaymentProvider
  sync: BillingSync
  endings: PaymentEndings
}

/** Few at a time: the provider counts questions, and a server that stops waits for the answers. */
const BATCH = 10

/** What no report told us: one may be lost for good. Safe beside itself, as every look is. */
export function createBillingSweep({ db, now, log, payments, sync, endings }: Dependencies) {
  return {
    async run(): Promise<void> {
      if (payments.name === 'none') return
      // Reports of a renewal or an end come within minutes.
      const before = later(now(), -HOUR)
      await forAll(
        (after) => billingRepository(db).listOverdue({ before, after, limit: BATCH }),
        ({ customerId }) => sync(customerId),
      )
      await forAll(
        (after) => billingRepository(db).listShutOut({ after, limit: BATCH }),
        ({ workspaceId }) => endings.endWithPeriod(workspaceId),
      )
    },
  }

  /** Goes on behind one that fails, but not where all of them do. */
  async function forAll(
    list: (after: string | null) => Promise<Customer[]>,
    work: (customer: Customer) => Promise<unknown>,
  ): Promise<void> {
    for (let batch = await list(null); batch.length > 0; ) {
      const settled = await Promise.allSettled(batch.map(work))
      const failed = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      for (const err of failed) log.warn({ err }, 'a payment could not be looked at')
      if (failed.length === batch.length) return
      batch = await list(batch.at(-1)?.workspaceId ?? null)
    }
  }
}
