import { Stack } from '@mantine/core'
import type { Billing } from '@probant/contract/billing'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { formatPrice } from '#web/lib/price.ts'
import { lacksPlan } from '../lacks-plan.ts'
import { useStandingWords } from '../use-standing-words.ts'
import classes from './billing.module.css'
import { PortalButton } from './portal-button.tsx'
import { ReactivateButton } from './reactivate-button.tsx'
import { StandingBadge } from './standing-badge.tsx'

/** Which plan it is, whether it works, and what will be charged when. */
export function CurrentPlan({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { plan, standing } = billing
  const standingWords = useStandingWords(billing)
  return (
    <Section title={t('plan.title')} sentence={plan?.texts[locale].description ?? t('plan.missingSentence')}>
      <Stack gap="md" align="flex-start">
        <div>
          <p className={classes.name}>
            {plan?.texts[locale].name ?? t('plan.missing')}{' '}
            {!lacksPlan(billing) && <StandingBadge status={standing.status} />}
          </p>
          {plan && billing.provider !== 'none' && (
            <p className={classes.price}>
              {plan.priceCents > 0
                ? t('plan.perMonth', { price: formatPrice(locale, plan) })
                : t('plan.free')}
            </p>
          )}
        </div>
        <p className={classes.text}>{standingWords}</p>
        {billing.provider === 'stripe' && <Dates billing={billing} />}
        {billing.can.reactivate && <ReactivateButton billing={billing} />}
        {billing.can.portal && <PortalButton />}
      </Stack>
    </Section>
  )
}

function Dates({ billing: { nextInvoice, endsAt } }: { billing: Billing }) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('invoice.title')}</dt>
        <dd>
          {nextInvoice
            ? t('invoice.due', {
                amount: formatPrice(locale, {
                  priceCents: nextInvoice.amountCents,
                  currency: nextInvoice.currency,
                }),
                date: formatDate(locale, nextInvoice.dueAt),
              })
            : t('invoice.none')}
        </dd>
      </div>
      {endsAt && (
        <div>
          <dt>{t('ends.title')}</dt>
          <dd>{t('ends.sentence', { date: formatDate(locale, endsAt) })}</dd>
        </div>
      )}
    </dl>
  )
}
