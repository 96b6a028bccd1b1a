import { textSchema } from '@probant/contract/fields'
import { z } from 'zod'

/** A text that a model has to write. */
export const filled = (max: number) => textSchema.pipe(z.string().min(1).max(max))

/** Why each of the wrong answers is wrong, in their order. */
export const whyWrong = z.array(textSchema).default([])

/** One that a question can do without. */
export const optional = (max: number) => textSchema.pipe(z.string().max(max)).default('')
