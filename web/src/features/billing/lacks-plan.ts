import type { Billing } from '@probant/contract/billing'

/** Nothing is owed and nothing is wrong, but there is no plan to work with: it was withdrawn. */
export function lacksPlan({ plan, standing }: Pick<Billing, 'plan' | 'standing'>): boolean {
  return plan === null && standing.status !== 'inactive'
}
