import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { PlanLimits } from '#web/features/plans/components/plan-limits.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { BillingSkeleton } from '../components/billing-skeleton.tsx'
import { CheckoutReturn } from '../components/checkout-return.tsx'
import { CurrentPlan } from '../components/current-plan.tsx'
import { NoProviderNote } from '../components/no-provider-note.tsx'
import { OfferList } from '../components/offer-list.tsx'
import { isOwnerOnly, OwnerOnly } from '../components/owner-only.tsx'
import { useBilling } from '../use-billing.ts'

const route = getRouteApi('/dashboard/_shell/billing')

export function BillingPage() {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { checkout } = route.useSearch()
  const navigate = route.useNavigate()
  const {
    data: billing,
    error,
    refetch,
    isFetching,
    confirmation,
  } = useBilling({
    hasPaid: checkout === 'done',
  })
  const { data: workspace } = useWorkspace()
  // Where nothing is paid, no price is promised.
  const sentence = t(billing?.provider === 'stripe' ? 'sentencePaid' : 'sentence')
  if (isOwnerOnly(error)) return <OwnerOnly />
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={workspace ? `${workspace.name} · ${sentence}` : sentence}
        actions={
          <Group gap="sm">
            <ButtonLink to="/dashboard/usage" variant="default">
              {t('usage')}
            </ButtonLink>
            <ButtonLink to="/pricing" variant="default">
              {t('pricing')}
            </ButtonLink>
          </Group>
        }
      />
      {checkout && billing && (
        <CheckoutReturn
          checkout={checkout}
          confirmation={confirmation}
          planName={billing.plan?.texts[locale].name ?? ''}
          isLooking={isFetching}
          onLook={() => refetch()}
          onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        />
      )}
      {!billing && error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!billing && !error && <BillingSkeleton />}
      {billing?.provider === 'none' && <NoProviderNote />}
      {billing && <CurrentPlan billing={billing} />}
      {billing && (
        <OfferList
          billing={billing}
          limitsOf={({ texts, limits }) => <PlanLimits plan={texts[locale].name} limits={limits} />}
        />
      )}
    </>
  )
}
