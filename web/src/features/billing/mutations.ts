import { openBillingPortal, openCheckout } from '@probant/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { visit } from '#web/lib/external-navigation.ts'

/** Leaves for the payment page; the provider sends the person back here. */
export function useCheckout() {
  return useMutation({
    mutationFn: (planId: string) => request(openCheckout, { body: { planId } }),
    onSuccess: ({ url }) => visit(url, { external: true }),
  })
}

/** Leaves for the provider's pages about payment method, invoices and cancellation. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => request(openBillingPortal),
    onSuccess: ({ url }) => visit(url, { external: true }),
  })
}
