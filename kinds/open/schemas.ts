import { z } from 'zod'
import { markdownSchema, pointsSchema, typedSchema } from '../fields.ts'
import { EXPLANATION_MAX, OPEN_ANSWER_MAX } from '../limits.ts'

const type = z.literal('open')

export const written = z.object({
  maxScore: pointsSchema,
  /** What the grader should look for. */
  guidance: markdownSchema(EXPLANATION_MAX).default(''),
})

export const kept = z.object({
  type,
  maxScore: z.number(),
  guidance: z.string(),
  guidanceHtml: z.string(),
})

export const shown = z.object({ type, maxScore: z.number() })
export const answer = z.object({ type, text: typedSchema(OPEN_ANSWER_MAX) })
export const right = z.object({ type, guidanceHtml: z.string() })
