import { z } from 'zod'
import { isKeepable } from './decimal.ts'

export const numberSchema = z
  .number({ error: ({ input }) => (input === undefined || input === '' ? 'required' : 'numberUnreadable') })
  .refine(isKeepable, 'numberUnreadable')

const amount = numberSchema.refine((value) => value >= 0, 'numberNegative')

/** Whoever gives this answer gets only so much of the points. */
const share = z
  .number('numberUnreadable')
  .min(0.01, 'shareOutOfRange')
  .max(0.99, 'shareOutOfRange')
  .optional()

/** A number that is accepted, and how far one may be off, as an author writes it. */
export const writtenAccepted = z.discriminatedUnion('within', [
  z.object({ within: z.literal('amount'), value: numberSchema, tolerance: amount, share }),
  z.object({ within: z.literal('percent'), value: numberSchema, tolerance: amount, share }),
  z.object({
    within: z.literal('digits'),
    value: numberSchema,
    digits: z
      .number({
        error: ({ input }) => (input === undefined || input === '' ? 'required' : 'digitsOutOfRange'),
      })
      .int('digitsOutOfRange')
      .min(1, 'digitsOutOfRange')
      .max(15, 'digitsOutOfRange'),
    share,
  }),
  z
    .object({ within: z.literal('range'), from: numberSchema, to: numberSchema, share })
    .refine(({ from, to }) => from <= to, { error: 'rangeBackwards', path: ['to'] }),
])

export const keptAccepted = z.discriminatedUnion('within', [
  z.object({
    within: z.enum(['amount', 'percent']),
    value: z.number(),
    tolerance: z.number(),
    share: z.number().optional(),
  }),
  z.object({
    within: z.literal('digits'),
    value: z.number(),
    digits: z.number(),
    share: z.number().optional(),
  }),
  z.object({ within: z.literal('range'), from: z.number(), to: z.number(), share: z.number().optional() }),
])
