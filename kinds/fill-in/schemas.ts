import { z } from 'zod'
import { answerTextSchema, typedSchema } from '../fields.ts'
import { ACCEPTED_MAX, ANSWER_MAX } from '../limits.ts'

const type = z.literal('fill_in')

export const written = z.object({
  /** Any of these is right. */
  accepted: z.array(answerTextSchema).min(1, 'answerRequired').max(ACCEPTED_MAX, 'tooManyAccepted'),
  /** Accents count unless the author says not. */
  ignoresAccents: z.boolean('invalid').default(false),
  /** Spaces and hyphens within words (`ground water`) don't count unless the author says so. */
  spacingCounts: z.boolean('invalid').optional(),
})

export const kept = z.object({
  type,
  accepted: z.array(z.string()),
  ignoresAccents: z.boolean(),
  spacingCounts: z.boolean().optional(),
  /** Spellings that count since people have written them, and that nobody should learn from the key. */
  tolerated: z.array(z.string()).optional(),
})

export const shown = z.object({ type })
export const answer = z.object({ type, text: typedSchema(ANSWER_MAX) })
export const right = z.object({ type, accepted: z.array(z.string()) })
