import type { Locale } from '@probant/contract/locales'
import type { Plan } from '@probant/contract/plans'

/** As people write prices: no cents where there are none. */
export function formatPrice(
  locale: Locale,
  { priceCents, currency }: Pick<Plan, 'priceCents' | 'currency'>,
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: priceCents % 100 === 0 ? 0 : 2,
  })
  return format.format(priceCents / 100)
}
