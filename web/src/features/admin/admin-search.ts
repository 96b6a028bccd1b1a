import { MAIL_STATUSES } from '@probant/contract/admin'
import { z } from 'zod'

/** Which list, and which part of it, stands in the address bar: a link shares the view. */
export const adminSearchSchema = z.object({
  tab: z.enum(['mails', 'users']).optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
  status: z.enum(MAIL_STATUSES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  mail: z.uuid().optional().catch(undefined),
})

export type AdminSearch = z.infer<typeof adminSearchSchema>
