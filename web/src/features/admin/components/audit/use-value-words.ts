import { UNLIMITED } from '@probant/contract/limits'
import { LOCALES } from '@probant/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { formatPrice } from '#web/lib/price.ts'
import { allPlansQuery } from '../../queries.ts'
import { auditFieldOf } from './audit-field.ts'
import { isChange } from './flat-details.ts'
import { planNameIn } from './plan-name-in.ts'

/** What a field of the details holds, as its reader would say it. */
export function useValueWords(): (path: string, value: unknown) => string {
  const { t } = useTranslation('admin-audit')
  const numberWords = useNumberWords()
  const textWords = useTextWords()
  return function inWords(path, value): string {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return numberWords(path, value)
    if (typeof value === 'string') return textWords(path, value)
    if (Array.isArray(value)) return value.map((item) => inWords(path, item)).join(', ') || t('empty')
    if (!isChange(value)) return JSON.stringify(value)
    return t('change', { before: inWords(path, value.before), after: inWords(path, value.after) })
  }
}

function useNumberWords() {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  // Every plan is priced in the currency of the installation.
  const currency = useQuery(allPlansQuery).data?.[0]?.currency
  return (path: string, value: number): string => {
    const field = auditFieldOf(path)
    if (field.kind === 'limit' && value === UNLIMITED) return t('unlimited')
    if (field.kind !== 'named' || field.name !== 'priceCents') return formatNumber(locale, value)
    return currency ? formatPrice(locale, { priceCents: value, currency }) : formatNumber(locale, value / 100)
  }
}

function useTextWords() {
  const { t } = useTranslation('admin-audit')
  const locale = useLocale()
  const { data: plans } = useQuery(allPlansQuery)
  return (path: string, value: string): string => {
    if (path === 'plan') return planNameIn(locale, value, plans)
    const language = path === 'languages' && LOCALES.find((candidate) => candidate === value)
    return language ? t(`languages.${language}`) : value
  }
}
