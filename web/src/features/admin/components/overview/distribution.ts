import type { Statistics } from '@probant/contract/admin/statistics'
import type { Locale } from '@probant/contract/locales'

export interface Share {
  name: string
  workspaces: number
}

/** How many workspaces are on each plan; the enterprise plans, of one organization each, count together. */
export function sharesOf(
  distribution: Statistics['planDistribution'],
  { locale, enterprise }: { locale: Locale; enterprise: string },
): Share[] {
  const catalogue = distribution.filter(({ kind }) => kind !== 'enterprise')
  const own = distribution.filter(({ kind }) => kind === 'enterprise')
  const shares = catalogue.map(({ texts, workspaceCount }) => ({
    name: texts[locale].name,
    workspaces: workspaceCount,
  }))
  if (own.length === 0) return shares
  return [
    ...shares,
    { name: enterprise, workspaces: own.reduce((sum, plan) => sum + plan.workspaceCount, 0) },
  ]
}
