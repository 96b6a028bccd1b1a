import { Badge, Button, Title } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPrice } from '#web/lib/format.ts'
import { canBuy } from '../checkout-outcome.ts'
import { useCheckout } from '../mutations.ts'
import classes from './offers.module.css'

/** What the workspace can pay for; nothing where there is nothing to choose. */
interface OfferListProps {
  billing: Billing
  /** What a plan allows, as another feature shows it. */
  limitsOf: (plan: Plan) => ReactNode
}

export function OfferList({ billing, limitsOf }: OfferListProps) {
  const { t } = useTranslation('billing')
  if (billing.offers.length === 0) return null
  return (
    <section className={classes.offers} aria-labelledby="offers">
      <Title order={2} size="h3" id="offers">
        {t('offers.title')}
      </Title>
      <p className={classes.sentence}>{t('offers.sentence')}</p>
      <ul className={classes.list}>
        {billing.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} billing={billing} limits={limitsOf(offer)} />
        ))}
      </ul>
    </section>
  )
}

interface OfferCardProps {
  offer: Plan
  billing: Billing
  limits: ReactNode
}

function OfferCard({ offer, billing, limits }: OfferCardProps) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const headingId = useId()
  const checkout = useCheckout()
  const { name, description } = offer.texts[locale]
  const isCurrent = offer.id === billing.plan?.id
  return (
    <li className={classes.offer} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={3} id={headingId}>
          {name}
        </Title>
        {isCurrent && (
          <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
            {t('offers.current')}
          </Badge>
        )}
      </div>
      <p className={classes.description}>{description}</p>
      <p className={classes.price}>
        <strong>{formatPrice(locale, offer)}</strong> {t('offers.perMonth')}
      </p>
      {canBuy(billing, offer) && (
        <Button
          fullWidth
          variant={billing.can.reactivate ? 'default' : 'filled'}
          loading={checkout.isPending}
          onClick={() => checkout.mutate(offer.id)}
        >
          {t(isCurrent ? 'offers.subscribe' : 'offers.choose', { plan: name })}
        </Button>
      )}
      <FormAlert>{checkout.error?.message}</FormAlert>
      {limits}
    </li>
  )
}
