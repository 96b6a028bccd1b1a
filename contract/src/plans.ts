import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { limitSchema } from './fields.ts'

export const PLAN_KINDS = ['free', 'pro', 'organization', 'enterprise'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Those with which a workspace appears under its own name. */
export const BRANDED_PLANS: readonly PlanKind[] = ['organization', 'enterprise']

/** What a plan limits: per period (questions, manualQuestions, quizzes), as it stands (groups), or per item. */
export const LIMIT_KINDS = [
  'questions',
  'manualQuestions',
  'quizzes',
  'participants',
  'groups',
  'groupSize',
] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export const planLimitsSchema = z.object({
  questions: limitSchema,
  manualQuestions: limitSchema,
  quizzes: limitSchema,
  participants: limitSchema,
  groups: limitSchema,
  groupSize: limitSchema,
})
export type PlanLimits = z.infer<typeof planLimitsSchema>

const planTextSchema = z.object({ name: z.string(), description: z.string(), features: z.array(z.string()) })
export const planTextsSchema = z.object({ en: planTextSchema, fr: planTextSchema })
export type PlanTexts = z.infer<typeof planTextsSchema>

export const planSchema = z.object({
  id: z.uuid(),
  kind: z.enum(PLAN_KINDS),
  /** In the smallest unit of the currency, per month. */
  priceCents: z.number().int(),
  currency: z.string(),
  limits: planLimitsSchema,
  texts: planTextsSchema,
})
export type Plan = z.infer<typeof planSchema>

export const listPlans = {
  method: 'GET',
  url: '/api/plans',
  access: 'public',
  summary: 'The catalogue of plans',
  errors: [],
  schema: { response: { 200: z.array(planSchema) } },
} as const satisfies Endpoint
