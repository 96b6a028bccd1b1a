import { z } from 'zod'
import { textSchema, typedSchema } from '../fields.ts'
import { NUMBER_MAX, UNIT_NAME_MAX, UNITS_MAX, VALUES_MAX } from '../limits.ts'
import { isKeepable } from './decimal.ts'
import { comparableUnit, isUnitName, UNIT_USES } from './units.ts'

const type = z.literal('numeric')

const number = z
  .number({ error: ({ input }) => (input === undefined || input === '' ? 'required' : 'numberUnreadable') })
  .refine(isKeepable, 'numberUnreadable')

const amount = number.refine((value) => value >= 0, 'numberNegative')

/** Whoever gives this answer gets only so much of the points. */
const share = z
  .number('numberUnreadable')
  .min(0.01, 'shareOutOfRange')
  .max(0.99, 'shareOutOfRange')
  .optional()

const accepted = z.discriminatedUnion('within', [
  z.object({ within: z.literal('amount'), value: number, tolerance: amount, share }),
  z.object({ within: z.literal('percent'), value: number, tolerance: amount, share }),
  z.object({
    within: z.literal('digits'),
    value: number,
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
    .object({ within: z.literal('range'), from: number, to: number, share })
    .refine(({ from, to }) => from <= to, { error: 'rangeBackwards', path: ['to'] }),
])

const unit = z.object({
  name: textSchema.pipe(
    z.string().min(1, 'required').max(UNIT_NAME_MAX, 'textTooLong').refine(isUnitName, 'unitUnreadable'),
  ),
  /** How much of the first unit one of it is. */
  factor: number.refine((factor) => factor > 0, 'numberNotPositive'),
})

export const written = z
  .object({
    /** Any of these is right; in the first unit, where there is one. */
    values: z
      .array(accepted)
      .min(1, 'answerRequired')
      .max(VALUES_MAX, 'invalid')
      .refine(([first]) => first?.share === undefined, 'firstNumberCounts'),
    units: z
      .array(unit)
      .max(UNITS_MAX, 'invalid')
      .refine(
        (units) => new Set(units.map(({ name }) => comparableUnit(name))).size === units.length,
        'unitsNotUnique',
      )
      .refine(([first]) => first === undefined || first.factor === 1, 'firstUnitFactor')
      .default([]),
    unitUse: z.enum(UNIT_USES, 'invalid').default('none'),
    /** The share of the points that a wrong unit costs, or one that is missing where it has to be given. */
    unitPenalty: z.number('invalid').min(0, 'invalid').max(1, 'invalid').default(1),
  })
  .refine(({ units, unitUse }) => unitUse === 'none' || units.length > 0, {
    error: 'unitRequired',
    path: ['units'],
  })

const keptAccepted = z.discriminatedUnion('within', [
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

export const kept = z.object({
  type,
  values: z.array(keptAccepted),
  units: z.array(z.object({ name: z.string(), factor: z.number() })),
  unitUse: z.enum(UNIT_USES),
  unitPenalty: z.number(),
})

/** `unit`: the one that a paper shows behind the field; empty where it shows none. */
export const shown = z.object({ type, unitUse: z.enum(UNIT_USES), unit: z.string() })
export const answer = z.object({ type, text: typedSchema(NUMBER_MAX) })

/** What is accepted, in the words of each language: pages that tell it need not know how numbers are written. */
export const right = z.object({
  type,
  accepted: z.object({ en: z.array(z.string()), fr: z.array(z.string()) }),
})
