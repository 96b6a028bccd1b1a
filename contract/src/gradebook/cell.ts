import { z } from 'zod'
import { scaledScoreSchema } from '../scale/scaled-score.ts'

/**
 * What became of a quiz for one person who is invited to it.
 * - `scored`: handed in, and wholly graded
 * - `ungraded`: handed in, and an answer waits for a grade
 * - `at_work`: begun, and not handed in
 * - `not_begun`: there is time for it yet
 * - `missing`: the quiz is over, and nothing was handed in
 */
export const CELL_STATES = ['scored', 'ungraded', 'at_work', 'not_begun', 'missing'] as const
export type CellState = (typeof CELL_STATES)[number]

export const cellSchema = z.object({
  state: z.enum(CELL_STATES),
  /** What was handed in. */
  submissionId: z.uuid().nullable(),
  /** Nothing before all is graded, and where no question counts. */
  percent: z.number().nullable(),
  /** The same on the scale of the quiz. */
  scaled: scaledScoreSchema.nullable(),
})
export type Cell = z.infer<typeof cellSchema>
