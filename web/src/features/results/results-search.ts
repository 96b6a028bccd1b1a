import { RESULT_SORTS } from '@probant/contract/results/list'
import { z } from 'zod'

/** Who has no result: at work, or never begun. */
export const WITHOUT_RESULT = ['started', 'opened', 'invited', 'absent'] as const
export type WithoutResult = (typeof WITHOUT_RESULT)[number]

/** Which part of the list is shown, which question and which submission are open: a link shares the view. */
export const resultsSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  sort: z.enum(RESULT_SORTS).optional().catch(undefined),
  /** Whoever has handed in, where nothing is said. */
  show: z.enum(WITHOUT_RESULT).optional().catch(undefined),
  /** Only those on the shortlist. */
  which: z.literal('shortlist').optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  question: z.uuid().optional().catch(undefined),
  submission: z.uuid().optional().catch(undefined),
})
export type ResultsSearch = z.infer<typeof resultsSearchSchema>

/** What the list is asked for: the rest of the address is not its business. */
export function listedPart({ search, sort, which, page }: ResultsSearch) {
  return { search, sort, which, page }
}
