import { Alert, Group, Skeleton, Stack } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { IconInfoCircle } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { PlanLimits } from '#web/features/plans/components/plan-limits.tsx'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { CheckoutReturn } from '../components/checkout-return.tsx'
import { CurrentPlan } from '../components/current-plan.tsx'
import { OfferList } from '../components/offer-list.tsx'
import { useBilling } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/billing')

export function BillingPage() {
  const { t } = useTranslation('account')
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
  const sentence = t(billing?.provider === 'stripe' ? 'billing.sentencePaid' : 'billing.sentence')
  if (isOwnerOnly(error)) return <OwnerOnly />
  return (
    <>
      <PageHeader
        title={t('billing.title')}
        sentence={workspace ? `${workspace.name} · ${sentence}` : sentence}
        actions={
          <Group gap="sm">
            <ButtonLink to="/dashboard/usage" variant="default">
              {t('billing.usage')}
            </ButtonLink>
            <ButtonLink to="/pricing" variant="default">
              {t('billing.pricing')}
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
      {!billing && error && (
        <LoadFailure title={t('billing.failed')} error={error} onRetry={() => refetch()} />
      )}
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

/** The shape of a plan and what it costs, on its way. */
function BillingSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={28} width={220} />
      <Skeleton height={16} width="60%" />
      <Skeleton height={44} />
      <Skeleton height={36} width={260} />
    </Stack>
  )
}

/** Without a payment provider nobody looks for a way to pay. */
function NoProviderNote() {
  const { t } = useTranslation('account')
  return (
    <Alert
      mb="xl"
      title={t('billing.noProvider.title')}
      icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('billing.noProvider.sentence')}
    </Alert>
  )
}

function isOwnerOnly(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.organizationOwnerPays.code
}

/** For members: nothing is wrong, it just isn't theirs. */
function OwnerOnly() {
  const { t } = useTranslation(['account', 'common'])
  usePageTitle(t('billing.title'))
  return (
    <EmptyState
      order={1}
      picture={<LetterPicture />}
      title={t('common:messages.notOrganizationOwner')}
      sentence={t('billing.ownerOnly.sentence')}
      action={
        <ButtonLink to="/dashboard/usage" variant="default">
          {t('billing.usage')}
        </ButtonLink>
      }
    />
  )
}
