import { refusal } from '#server/platform/errors.ts'
import type { PaymentProvider } from '../provider.ts'

/** Nobody takes money here: plans are assigned by the administrator, and nothing expires. */
export function createNoPayments(): PaymentProvider {
  return {
    name: 'none',
    createCustomer: async () => refuse('planNotPayable'),
    deleteCustomer: async () => {},
    openCheckout: async () => refuse('planNotPayable'),
    closeCheckouts: async () => {},
    openPortal: async () => refuse('customerNotFound'),
    listSubscriptions: async () => [],
    cancelSubscription: async () => {},
    cancelAtPeriodEnd: async () => {},
    createPrice: async () => null,
    readEvent: async () => refuse('notFound'),
  }
}

function refuse(name: 'planNotPayable' | 'customerNotFound' | 'notFound'): never {
  throw refusal(name)
}
