import { z } from 'zod'

/** Which pile lies on the desk, and whether names are hidden, stands in the address bar. */
export const gradingSearchSchema = z.object({
  question: z.uuid().optional().catch(undefined),
  /** One participant's answers instead. */
  submission: z.uuid().optional().catch(undefined),
  blind: z.boolean().optional().catch(undefined),
})
export type GradingSearch = z.infer<typeof gradingSearchSchema>
