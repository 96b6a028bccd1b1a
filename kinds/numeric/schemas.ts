import { z } from 'zod'
import { textSchema, typedSchema } from '../fields.ts'
import { NUMBER_MAX, UNIT_NAME_MAX, UNITS_MAX, VALUES_MAX } from '../limits.ts'
import { keptAccepted, numberSchema, writtenAccepted } from './accepted-schemas.ts'
import { comparableUnit, isUnitName, UNIT_USES } from './units.ts'

const type = z.literal('numeric')

const unit = z.object({
  name: textSchema.pipe(
    z.string().min(1, 'required').max(UNIT_NAME_MAX, 'textTooLong').refine(isUnitName, 'unitUnreadable'),
  ),
  /** How much of the first unit one of it is. */
  factor: numberSchema.refine((factor) => factor > 0, 'numberNotPositive'),
})

export const written = z
  .object({
    /** Any of these is right; in the first unit, where there is one. */
    values: z
      .array(writtenAccepted)
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
  /** The units that cost nothing, where any other does: by these a page says what was wrong. */
  units: z.array(z.string()).optional(),
})
