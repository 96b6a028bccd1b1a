import { z } from 'zod'
import { instantSchema } from '../fields.ts'

/** The time of somebody who has begun, and is not through. */
export const begunSchema = z.object({
  deadlineAt: instantSchema,
  /** Since when their clock stands still: what was left then is still left. */
  pausedAt: instantSchema.nullable(),
  /** The server's clock rules: what is counted down is counted from here. */
  now: instantSchema,
})
export type Begun = z.infer<typeof begunSchema>
