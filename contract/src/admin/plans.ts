import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, limitSchema, lineSchema, textSchema } from '../fields.ts'
import { planSchema } from '../plans.ts'

const required = (max: number) => z.string().min(1, 'required').max(max, 'textTooLong')

const planTextFormSchema = z.object({
  name: lineSchema.pipe(required(49)),
  description: textSchema.pipe(required(500)),
  features: z
    .array(lineSchema.pipe(required(200)))
    .min(1, 'featuresRequired')
    .max(20, 'tooManyFeatures'),
})

/** In the smallest unit of the currency, per month. */
const priceCentsSchema = z
  .number('required')
  .int('priceInvalid')
  .min(0, 'priceInvalid')
  .max(100_000_000, 'priceInvalid')

export const planFormSchema = z.object({
  texts: z.object({ en: planTextFormSchema, fr: planTextFormSchema }),
  limits: z.object({
    questions: limitSchema,
    manualQuestions: limitSchema,
    quizzes: limitSchema,
    participants: limitSchema,
    groups: limitSchema,
    groupSize: limitSchema,
  }),
  /** For an enterprise plan only: the catalogue's prices come from the configuration. */
  priceCents: priceCentsSchema.optional(),
})
export type PlanForm = z.input<typeof planFormSchema>

export const enterprisePlanFormSchema = planFormSchema.extend({
  /** An empty field is a missing one, not a bad one. */
  organizationId: z.string('required').min(1, 'required').pipe(idSchema),
  priceCents: priceCentsSchema,
})
export type EnterprisePlanForm = z.input<typeof enterprisePlanFormSchema>

const adminPlanSchema = planSchema.extend({
  /** For whom an enterprise plan was made. */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** How many workspaces have it. */
  workspaceCount: z.number().int(),
  /** What a new organization gets, and one whose plan is deleted. */
  isDefault: z.boolean(),
  can: z.object({ setPrice: z.boolean(), delete: z.boolean() }),
})
export type AdminPlan = z.infer<typeof adminPlanSchema>

const planParams = z.object({ planId: idSchema })

export const listAllPlans = {
  method: 'GET',
  url: '/api/admin/plans',
  access: 'admin',
  summary: 'The catalogue and every enterprise plan',
  errors: [],
  schema: { response: { 200: z.array(adminPlanSchema) } },
} as const satisfies Endpoint

export const updatePlan = {
  method: 'PUT',
  url: '/api/admin/plans/:planId',
  access: 'admin',
  summary: 'Change limits and texts of a plan, and the price of an enterprise plan',
  errors: ['planNotFound', 'priceOnlyForEnterprise', 'priceCreationFailed'],
  schema: { params: planParams, body: planFormSchema, response: { 200: adminPlanSchema } },
} as const satisfies Endpoint

export const createEnterprisePlan = {
  method: 'POST',
  url: '/api/admin/plans',
  access: 'admin',
  summary: 'Make a plan of its own for one organization',
  errors: ['organizationNotFound', 'enterprisePlanExists', 'priceCreationFailed'],
  schema: { body: enterprisePlanFormSchema, response: { 201: adminPlanSchema } },
} as const satisfies Endpoint

export const deleteEnterprisePlan = {
  method: 'DELETE',
  url: '/api/admin/plans/:planId',
  access: 'admin',
  summary: 'Delete an enterprise plan; an organization that still has it moves to the default plan',
  errors: ['planNotFound', 'forbidden'],
  schema: { params: planParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint
