import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { instantSchema, pageOf, pageQuerySchema, searchSchema } from '../fields.ts'

/** What administrators do that others should be able to look up, and what the owner of an organization does with somebody else's quiz. */
export const AUDIT_ACTIONS = [
  'user.disabled',
  'user.enabled',
  'user.plan_assigned',
  'user.admin_appointed',
  'user.admin_removed',
  'user.password_link_sent',
  'user.deleted',
  'organization.deactivated',
  'organization.activated',
  'organization.plan_assigned',
  'plan.updated',
  'plan.created',
  'plan.deleted',
  'content.updated',
  'mail.resent',
  'mail.dismissed',
  'mail.tested',
  'generator.tried',
  'generator.changed',
  'quiz.handed_over',
  'branding.changed',
  'key.created',
  'key.revoked',
  'platform.added',
  'platform.changed',
  'platform.removed',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret_renewed',
  'webhook.paused',
  'webhook.resumed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** The address, at that time, of whoever did it. */
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** What it was done to, as it was called then. */
  target: z.string(),
  /** Before and after, where that says more. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const listAuditEntries = {
  method: 'GET',
  url: '/api/admin/audit',
  access: 'admin',
  summary: 'What administrators did, newest first',
  errors: [],
  schema: {
    querystring: pageQuerySchema.extend({
      search: searchSchema,
      action: z.enum(AUDIT_ACTIONS, 'invalid').optional(),
    }),
    response: { 200: pageOf(auditEntrySchema) },
  },
} as const satisfies Endpoint
