import { UNLIMITED } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

export interface Fill {
  used: number
  limit: number
  /** What one member may use of it, rather than what the plan includes. */
  isShare?: boolean
}

/** `none`: the plan includes nothing of this kind; `withheld`: it may, but this member gets nothing of it. */
export type FillState = 'unlimited' | 'none' | 'withheld' | 'fine' | 'near' | 'full'

const NEAR_PERCENT = 80

export function fillState(fill: Fill): FillState {
  if (fill.limit === UNLIMITED) return 'unlimited'
  if (fill.limit === 0 && fill.used === 0) return fill.isShare ? 'withheld' : 'none'
  if (fill.used >= fill.limit) return 'full'
  return fillPercent(fill) >= NEAR_PERCENT ? 'near' : 'fine'
}

/** Is nothing left of it? */
export function isMet(fill: Fill): boolean {
  return ['none', 'withheld', 'full'].includes(fillState(fill))
}

/** How far a bar is filled; a plan that was made smaller may be overfull, a bar can't. */
export function fillPercent({ used, limit }: Fill): number {
  if (limit === UNLIMITED) return 0
  return limit > 0 ? Math.min(100, (used / limit) * 100) : 100
}

/** The limits that will be met first; what has no limit is never among them. */
export function fullest<Meter extends Fill>(meters: Meter[], count: number): Meter[] {
  return meters
    .filter((meter) => !['unlimited', 'none'].includes(fillState(meter)))
    .toSorted((one, other) => fillPercent(other) - fillPercent(one))
    .slice(0, count)
}

/** Which limit the page speaks of first: one that is nearly used up, otherwise the questions. */
export function headlineMeter<Meter extends Fill & { kind: string }>(meters: Meter[]): Meter | undefined {
  const [first] = fullest(meters, 1)
  if (first && fillState(first) !== 'fine') return first
  return meters.find(({ kind }) => kind === 'questions')
}

/** Says a limit in words: "12 of 50", "12, no limit", "Not included" or "None granted". */
export function useFillWords(): (fill: Fill) => string {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  return (fill) => {
    const used = formatNumber(locale, fill.used)
    const state = fillState(fill)
    if (state === 'unlimited') return t('usage.unlimited', { used })
    if (state === 'none' || state === 'withheld') return t(`usage.${state}`)
    return t('usage.used', { used, limit: formatNumber(locale, fill.limit) })
  }
}
