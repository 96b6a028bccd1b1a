import type { AdminPlan, PlanForm } from '@probant/contract/admin/plans'
import type { PlanLimits } from '@probant/contract/plans'

/** What the form holds: a number field that was emptied holds an empty text, and prices are typed in whole units. */
export interface PlanValues extends Record<string, unknown> {
  texts: PlanForm['texts']
  limits: Record<keyof PlanLimits, number | string>
  price: number | string
  organizationId: string
}

export function valuesOf(plan: AdminPlan): PlanValues {
  return {
    texts: plan.texts,
    limits: plan.limits,
    price: plan.priceCents / 100,
    organizationId: plan.organization?.id ?? '',
  }
}

/** A new plan begins with the limits of the catalogue's plan for organizations. */
export function newPlanValues(plans: readonly AdminPlan[]): PlanValues {
  const limits = plans.find(({ kind }) => kind === 'organization')?.limits
  return {
    texts: { en: emptyText(), fr: emptyText() },
    limits: limits ?? {
      questions: '',
      manualQuestions: '',
      quizzes: '',
      participants: '',
      groups: '',
      groupSize: '',
    },
    price: '',
    organizationId: '',
  }
}

const emptyText = () => ({ name: '', description: '', features: [''] })

/** In the smallest unit of the currency; nothing where nothing was typed. */
export function priceCentsOf(price: number | string): number | undefined {
  return typeof price === 'number' ? Math.round(price * 100) : undefined
}
