import { Badge, Box, Button, Flex, Stack, Text } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import type { Standing } from '@probant/contract/workspaces'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { Fact } from '#web/components/layout/fact.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatPrice } from '#web/lib/format.ts'
import { planToReactivate } from '../checkout-outcome.ts'
import { useBillingPortal, useCheckout } from '../mutations.ts'
import { lacksPlan } from '../queries.ts'

/** Which plan it is, whether it works, and what will be charged when. */
export function CurrentPlan({ billing }: { billing: Billing }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { plan, standing } = billing
  const standingWords = useStandingWords(billing)
  return (
    <Section
      title={t('billing.plan.title')}
      sentence={plan?.texts[locale].description ?? t('billing.plan.missingSentence')}
    >
      <Stack gap="md" align="flex-start">
        <div>
          <Flex component="p" gap="4px 12px" align="center" wrap="wrap" m={0} ff="heading" fz="xl" fw={680}>
            {plan?.texts[locale].name ?? t('billing.plan.missing')}{' '}
            {!lacksPlan(billing) && <StandingBadge status={standing.status} />}
          </Flex>
          {plan && billing.provider !== 'none' && (
            <Text c="dimmed">
              {plan.priceCents > 0
                ? t('billing.plan.perMonth', { price: formatPrice(locale, plan) })
                : t('billing.plan.free')}
            </Text>
          )}
        </div>
        <Text>{standingWords}</Text>
        {billing.provider === 'stripe' && <Dates billing={billing} />}
        {billing.can.reactivate && <ReactivateButton billing={billing} />}
        {billing.can.portal && <PortalButton />}
      </Stack>
    </Section>
  )
}

function Dates({ billing: { nextInvoice, endsAt } }: { billing: Billing }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  return (
    <Box
      component="dl"
      className="lined"
      w="100%"
      m={0}
      style={{ borderBlockStart: '1px solid var(--line)' }}
    >
      <Fact name={t('billing.invoice.title')} from="xs" py={10}>
        {nextInvoice
          ? t('billing.invoice.due', {
              amount: formatPrice(locale, {
                priceCents: nextInvoice.amountCents,
                currency: nextInvoice.currency,
              }),
              date: formatDate(locale, nextInvoice.dueAt),
            })
          : t('billing.invoice.none')}
      </Fact>
      {endsAt && (
        <Fact name={t('billing.ends.title')} from="xs" py={10}>
          {t('billing.ends.sentence', { date: formatDate(locale, endsAt) })}
        </Fact>
      )}
    </Box>
  )
}

const COLORS = { trialing: 'ink', active: 'green', past_due: 'yellow', inactive: 'red' }

function StandingBadge({ status }: { status: Standing['status'] }) {
  const { t } = useTranslation('account')
  return <Badge color={COLORS[status]}>{t(`billing.statuses.${status}`)}</Badge>
}

/** Says what works now, until when, and why not. */
function useStandingWords(billing: Billing): string {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { status, until, reason } = billing.standing
  if (status === 'inactive') return t(`billing.reasons.${reason ?? 'unknown'}`)
  if (lacksPlan(billing))
    return t(billing.offers.length > 0 ? 'billing.standing.noPlanOffers' : 'billing.standing.noPlan')
  if (status === 'active') return t('billing.standing.active')
  return until
    ? t(`billing.standing.${status}`, { date: formatDate(locale, until) })
    : t(`billing.standing.${status}Open`)
}

function PortalButton() {
  const { t } = useTranslation('account')
  const portal = useBillingPortal()
  return (
    <div>
      <Button
        variant="default"
        loading={portal.isPending}
        onClick={() => portal.mutate()}
        rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('billing.portal.action')}
      </Button>
      <Text mt={6} mb="sm" c="dimmed" size="xs">
        {t('billing.portal.hint')}
      </Text>
      <FormAlert>{portal.error?.message}</FormAlert>
    </div>
  )
}

/** An inactive workspace works again once it is paid for: anew, or by settling what is still owed. */
function ReactivateButton({ billing }: { billing: Billing }) {
  const { t } = useTranslation('account')
  const checkout = useCheckout()
  const portal = useBillingPortal()
  const plan = planToReactivate(billing)
  if (!plan && !billing.can.portal) return null
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        loading={checkout.isPending || portal.isPending}
        onClick={() => (plan ? checkout.mutate(plan.id) : portal.mutate())}
      >
        {t('billing.reactivate')}
      </Button>
      <FormAlert>{(checkout.error ?? portal.error)?.message}</FormAlert>
    </Stack>
  )
}
