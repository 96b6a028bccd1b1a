import { Button } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { planToReactivate } from '../checkout-outcome.ts'
import { useBillingPortal, useCheckout } from '../mutations.ts'
import classes from './billing.module.css'

/** An inactive workspace works again once it is paid for: anew, or by settling what is still owed. */
export function ReactivateButton({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const checkout = useCheckout()
  const portal = useBillingPortal()
  const plan = planToReactivate(billing)
  if (!plan && !billing.can.portal) return null
  return (
    <div className={classes.action}>
      <Button
        loading={checkout.isPending || portal.isPending}
        onClick={() => (plan ? checkout.mutate(plan.id) : portal.mutate())}
      >
        {t('reactivate')}
      </Button>
      <FormAlert>{(checkout.error ?? portal.error)?.message}</FormAlert>
    </div>
  )
}
