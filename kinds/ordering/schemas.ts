import { z } from 'zod'
import { eachDistinct, textSchema } from '../fields.ts'
import { ANSWER_MAX } from '../limits.ts'
import { ITEMS_MAX, ITEMS_MIN } from './limits.ts'

const type = z.literal('ordering')
const placesSchema = z.array(
  z
    .number('invalid')
    .int('invalid')
    .min(0, 'invalid')
    .max(ITEMS_MAX - 1, 'invalid'),
)

export const written = z.object({
  /** Markdown, in the right order. */
  items: z
    .array(
      z.object({ text: textSchema.pipe(z.string().min(1, 'itemRequired').max(ANSWER_MAX, 'textTooLong')) }),
    )
    .min(ITEMS_MIN, 'threeToTenItems')
    .max(ITEMS_MAX, 'threeToTenItems')
    .superRefine(eachDistinct('text', 'itemsNotUnique')),
  /** All or nothing; otherwise each item that stands directly after the right one counts. */
  strict: z.boolean('invalid').default(false),
})

export const kept = z.object({
  type,
  items: z.array(z.object({ text: z.string(), html: z.string() })),
  strict: z.boolean(),
  /** Where another order turned out to be right: the items by their positions. Answers name those, so they stay. */
  right: z.array(z.number().int()).optional(),
})

export const shown = z.object({ type, items: z.array(z.object({ html: z.string() })) })

/** The items by their places, on a paper as it shows them, from the first to the last. */
export const answer = z.object({
  type,
  places: placesSchema
    .min(ITEMS_MIN, 'invalid')
    .max(ITEMS_MAX, 'invalid')
    .refine((places) => new Set(places).size === places.length, 'invalid'),
})

export const right = z.object({
  type,
  places: z.array(z.number().int()),
  items: z.array(z.object({ html: z.string() })),
})
