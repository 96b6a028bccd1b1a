import { COMPARED_MAX, COMPARED_MIN } from '@probant/contract/results/comparison'
import { z } from 'zod'

/** Who stands side by side, and whether their names are hidden: a link shares the view. */
export const comparisonSearchSchema = z.object({
  /** Submissions, with commas between them. */
  people: z.string().max(400).optional().catch(undefined),
  blind: z.literal('yes').optional().catch(undefined),
  /** In the hand, the open question that one reads. */
  question: z.uuid().optional().catch(undefined),
})
export type ComparisonSearch = z.infer<typeof comparisonSearchSchema>

/** Nothing where these are no people who can be compared. */
export function peopleIn({ people }: ComparisonSearch): string | undefined {
  const ids = people?.split(',') ?? []
  const areIds = ids.every((id) => z.uuid().safeParse(id).success)
  return areIds && ids.length >= COMPARED_MIN && ids.length <= COMPARED_MAX ? people : undefined
}
