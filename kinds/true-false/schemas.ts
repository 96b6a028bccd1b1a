import { z } from 'zod'

const type = z.literal('true_false')

export const written = z.object({ isTrue: z.boolean('required') })
export const kept = z.object({ type, isTrue: z.boolean() })
export const shown = z.object({ type })
export const answer = z.object({ type, isTrue: z.boolean('invalid') })
export const right = z.object({ type, isTrue: z.boolean() })
