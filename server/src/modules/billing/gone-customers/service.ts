import type { Db, Tx } from '#server/database/client.ts'
import { HOUR, later, MINUTE, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { PaymentProvider } from '../provider.ts'
import { type GoneCustomer, goneCustomerRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  payments: PaymentProvider
}

/**
 * Nobody goes on paying for what is gone. Whoever deletes a workspace writes down its customer in the same
 * transaction; the provider is told afterwards, again and again until it has heard.
 */
export function createGoneCustomers({ db, now, log, payments }: Dependencies) {
  return {
    /** Before its workspace is deleted. */
    rememberOrganization: (tx: Tx, { organizationId }: { organizationId: string }) =>
      goneCustomerRepository(tx).addOfWorkspace(organizationId, now()),

    /** Before an account is, with its own workspace. */
    rememberPerson: (tx: Tx, { userId }: { userId: string }) =>
      goneCustomerRepository(tx).addOfPerson(userId, now()),

    /** Safe beside itself in any number of processes: to be forgotten twice is as good as once. */
    async notifyProvider(): Promise<void> {
      if (payments.name === 'none') return
      const claim = () =>
        goneCustomerRepository(db).claim({ now: now(), until: later(now(), CLAIM_MS), limit: BATCH })
      for (let gone = await claim(); gone.length > 0; gone = await claim())
        await Promise.all(gone.map(tellOf))
    },
  }

  /** With the address and all that the provider knows; payment pages that are open somewhere come first. */
  async function tellOf({ customerId, attempts }: GoneCustomer): Promise<void> {
    const customers = goneCustomerRepository(db)
    try {
      await payments.closeCheckouts(customerId)
      await payments.deleteCustomer(customerId)
      await customers.delete(customerId)
    } catch (error) {
      log.warn(
        { err: error, customerId, attempts },
        'payments for something gone go on; they will be ended later',
      )
      await customers.postpone(customerId, later(now(), waitAfter(attempts)))
    }
  }
}

/** Few at a time: the provider counts questions, and a server that stops waits for the answers. */
const BATCH = 10

/** Longer than the provider ever takes; after a crash somebody else tries then. */
const CLAIM_MS = 5 * MINUTE

function waitAfter(attempts: number): number {
  return Math.min(MINUTE * 2 ** (attempts - 1), HOUR)
}
