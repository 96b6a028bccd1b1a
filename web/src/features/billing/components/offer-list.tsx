import { Badge, Box, Button, Group, Paper, Text, Title } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/format.ts'
import { canBuy } from '../checkout-outcome.ts'
import { useCheckout } from '../mutations.ts'

/** What the workspace can pay for; nothing where there is nothing to choose. */
interface OfferListProps {
  billing: Billing
  /** What a plan allows, as another feature shows it. */
  limitsOf: (plan: Plan) => ReactNode
}

export function OfferList({ billing, limitsOf }: OfferListProps) {
  const { t } = useTranslation('account')
  if (billing.offers.length === 0) return null
  return (
    <Box
      component="section"
      pt="xl"
      style={{ borderBlockStart: '1px solid var(--line)' }}
      aria-labelledby="offers"
    >
      <Title order={2} size="h3" id="offers">
        {t('billing.offers.title')}
      </Title>
      <Text mt={6} mb={20} c="dimmed">
        {t('billing.offers.sentence')}
      </Text>
      <SideBySide
        component="ul"
        className="plain"
        of="repeat(auto-fill, minmax(min(100%, 320px), 1fr))"
        gap="lg"
      >
        {billing.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} billing={billing} limits={limitsOf(offer)} />
        ))}
      </SideBySide>
    </Box>
  )
}

interface OfferCardProps {
  offer: Plan
  billing: Billing
  limits: ReactNode
}

function OfferCard({ offer, billing, limits }: OfferCardProps) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const headingId = useId()
  const checkout = useCheckout()
  const { name, description } = offer.texts[locale]
  const isCurrent = offer.id === billing.plan?.id
  return (
    <Paper component="li" maw={520} p={{ base: '20px 16px', sm: 24 }} withBorder aria-labelledby={headingId}>
      <Group gap="4px 12px">
        <Title order={3} id={headingId}>
          {name}
        </Title>
        {isCurrent && (
          <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
            {t('billing.offers.current')}
          </Badge>
        )}
      </Group>
      <Text mt={6} c="dimmed">
        {description}
      </Text>
      <Text my="md" c="dimmed">
        <Box component="strong" c="bright" ff="heading" fz={34} fw={680} lh={1}>
          {formatPrice(locale, offer)}
        </Box>{' '}
        {t('billing.offers.perMonth')}
      </Text>
      {canBuy(billing, offer) && (
        <Button
          fullWidth
          variant={billing.can.reactivate ? 'default' : 'filled'}
          loading={checkout.isPending}
          onClick={() => checkout.mutate(offer.id)}
        >
          {t(isCurrent ? 'billing.offers.subscribe' : 'billing.offers.choose', { plan: name })}
        </Button>
      )}
      <FormAlert>{checkout.error?.message}</FormAlert>
      {limits}
    </Paper>
  )
}
