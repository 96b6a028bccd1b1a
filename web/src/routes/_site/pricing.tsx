import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '#web/features/site-content/pages/pricing-page.tsx'

export const Route = createFileRoute('/_site/pricing')({
  component: PricingPage,
})
