import { AUDIT_ACTIONS } from '@probant/contract/admin/audit'
import { MAIL_STATUSES } from '@probant/contract/admin/mails'
import { z } from 'zod'

/** Which part of a list is shown stands in the address bar: a link shares the view. */
export const listSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type ListSearch = z.infer<typeof listSearchSchema>

export const mailSearchSchema = listSearchSchema.extend({
  status: z.enum(MAIL_STATUSES).optional().catch(undefined),
  mail: z.uuid().optional().catch(undefined),
})
export type MailSearch = z.infer<typeof mailSearchSchema>

export const auditSearchSchema = listSearchSchema.extend({
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
})
export type AuditSearch = z.infer<typeof auditSearchSchema>
