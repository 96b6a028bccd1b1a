import { createFileRoute } from '@tanstack/react-router'
import { billingSearchSchema } from '#web/features/billing/checkout-outcome.ts'
import { BillingPage } from '#web/features/billing/pages/billing-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/dashboard/billing')({
  staticData: { guard: 'auth' },
  validateSearch: billingSearchSchema,
  // The limits of an offer are said in the words of the plans.
  loader: () => loadSentences('account'),
  component: BillingPage,
})
