import { UNLIMITED } from '@probant/contract/limits'
import type { Usage } from '@probant/contract/usage'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

/** How many people fit into one group, and who says so. */
export interface SizeLimit {
  limit: number
  /** What the organization lets this member use, rather than what the plan includes. */
  isShare: boolean
}

/** The stricter of the plan's limit and the member's own; nothing where neither limits it. */
export function sizeLimitOf(usage: Usage | undefined): SizeLimit | undefined {
  const ofPlan = meterOf(usage?.meters)
  const ofMember = meterOf(usage?.own)
  const limits = [
    { limit: ofPlan?.limit ?? UNLIMITED, isShare: false },
    { limit: ofMember?.limit ?? UNLIMITED, isShare: true },
  ].filter(({ limit }) => limit !== UNLIMITED)
  return limits.sort((one, other) => one.limit - other.limit)[0]
}

/** Is there no room for another group? */
export function isFull(usage: Usage | undefined): boolean {
  const meters = [...(usage?.meters ?? []), ...(usage?.own ?? [])]
  return meters.some(({ kind, used, limit }) => kind === 'groups' && limit !== UNLIMITED && used >= limit)
}

function meterOf(meters: { kind: string; limit: number }[] | null | undefined) {
  return meters?.find(({ kind }) => kind === 'groupSize')
}

/** “5,000 people”: a number of them, as it is written in the reader's language. */
export function usePeopleWords(): (count: number) => string {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  return (count) => t('people', { count, formatted: formatNumber(locale, count) })
}
