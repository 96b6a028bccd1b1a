import type { KeptContent } from '@probant/kinds'
import { UNIT_NAME_MAX } from '@probant/kinds/limits'
import { isKeepable } from '@probant/kinds/numeric/decimal'
import { spelledNumber } from '@probant/kinds/numeric/spelling'
import { isUnitName } from '@probant/kinds/numeric/units'
import { z } from 'zod'
import { optional } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { typed } from './blind.ts'
import type { GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'numeric' }>
type Kept = Extract<KeptContent, { type: 'numeric' }>

export const numeric: GeneratedKind<Made, Kept> = {
  fields: { value: z.number(), tolerance: z.number(), unit: optional(UNIT_NAME_MAX) },
  told: {
    en: 'numeric: "title" is a question that one number answers; "value" is that number, "tolerance" how far off an answer may be (0 where it is exact), "unit" the unit of both, or empty.',
    fr: 'numeric\u00a0: «\u00a0title\u00a0» est une question à laquelle répond un seul nombre\u00a0; «\u00a0value\u00a0» est ce nombre, «\u00a0tolerance\u00a0» l’écart admis (0 si la réponse est exacte), «\u00a0unit\u00a0» leur unité, ou rien.',
  },

  // Whatever is half as much off says nothing.
  malformation: ({ value, tolerance, unit }) =>
    isKeepable(value) &&
    isKeepable(tolerance) &&
    tolerance >= 0 &&
    (tolerance === 0 || tolerance < Math.abs(value) / 2) &&
    (unit === '' || isUnitName(unit))
      ? undefined
      : 'malformed',
  besides: () => [],
  givesItselfAway: ({ title, value }, isWithin) => spellings(value).some((text) => isWithin(text, title)),
  rightOf: ({ value, unit }) => measures(value, unit),
  rightIn: ({ values: [first], units: [unit] }) =>
    first && 'value' in first ? measures(first.value, unit?.name ?? '') : [],

  blind: (made) => ({
    form: 'number',
    ...typed(made, [spelledNumber(made.value, 'en')], ([text = '']) => ({ type: 'numeric', text })),
    below: made.unit && `(${made.unit})`,
  }),

  written: ({ value, tolerance, unit }) => ({
    values: [{ within: 'amount', value, tolerance }],
    units: unit === '' ? [] : [{ name: unit, factor: 1 }],
    unitUse: unit === '' ? 'none' : 'shown',
    unitPenalty: 1,
  }),

  fromExercise: ({ question, number }) =>
    number && { title: question, value: number.value, tolerance: 0, unit: number.unit },
}

function spellings(value: number): string[] {
  return [...new Set([spelledNumber(value, 'en'), spelledNumber(value, 'fr'), value.toLocaleString('en')])]
}

/** With its unit: a bare number stands in many questions that have nothing to do with each other. */
function measures(value: number, unit: string): string[] {
  return unit === '' ? [] : spellings(value).map((text) => `${text} ${unit}`)
}
