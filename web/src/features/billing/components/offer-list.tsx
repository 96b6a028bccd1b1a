import { Title } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import type { Plan } from '@probant/contract/plans'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferCard } from './offer-card.tsx'
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
