import type { Billing } from '@probant/contract/billing'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { lacksPlan } from './lacks-plan.ts'

/** Says what works now, until when, and why not. */
export function useStandingWords(billing: Billing): string {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { status, until, reason } = billing.standing
  if (status === 'inactive') return t(`reasons.${reason ?? 'unknown'}`)
  if (lacksPlan(billing)) return t(billing.offers.length > 0 ? 'standing.noPlanOffers' : 'standing.noPlan')
  if (status === 'active') return t('standing.active')
  return until ? t(`standing.${status}`, { date: formatDate(locale, until) }) : t(`standing.${status}Open`)
}
