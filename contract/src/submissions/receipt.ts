import { z } from 'zod'
import { instantSchema } from '../fields.ts'

/** How a submission came to its end: by the participant, the clock, the second violation, or the end of the quiz. */
export const ENDINGS = ['handed_in', 'overdue', 'terminated', 'closed'] as const
export type Ending = (typeof ENDINGS)[number]

/** What was counted, when all was over. The creator sees the same. */
export const receiptSchema = z.object({
  ending: z.enum(ENDINGS),
  finishedAt: instantSchema,
  answerCount: z.number().int(),
  checksum: z.string(),
})
export type Receipt = z.infer<typeof receiptSchema>
