import { z } from 'zod'

/** Which members are listed stands in the address bar: a link shares the view. */
export const usageSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})

export type UsageSearch = z.infer<typeof usageSearchSchema>
