import { GRADEBOOK_SORTS } from '@probant/contract/gradebook/gradebook'
import { z } from 'zod'

/** Which people are shown, and in which order: a link shares the view. */
export const gradebookSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  sort: z.enum(GRADEBOOK_SORTS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type GradebookSearch = z.infer<typeof gradebookSearchSchema>

export const ownResultsSearchSchema = gradebookSearchSchema.pick({ search: true, page: true })
export type OwnResultsSearch = z.infer<typeof ownResultsSearchSchema>
