import { z } from 'zod'

const type = z.literal('colour')
const hex = z.string('required').regex(/^#[0-9a-f]{6}$/, 'invalid')

/** Several colours, each of which earns a share of the points. */
export const written = z.object({
  swatches: z.array(z.object({ hex, share: z.number('required').min(0).max(1) })).min(2, 'answerRequired'),
})

export const kept = z.object({ type, swatches: z.array(z.object({ hex, share: z.number() })) })
export const shown = z.object({ type, swatches: z.array(hex) })
/** Which one is pointed at; null where the finger was taken away again. */
export const answer = z.object({ type, swatch: z.number('invalid').int().min(0).nullable() })
export const right = z.object({ type, hex })
