import type { Rounding, Scale } from '@probant/contract/scale/scale'

/** What one chooses among, and what each begins with. */
export const FIRST_OF_KIND = {
  points: { kind: 'points' },
  percent: { kind: 'percent', rounding: 'tenths' },
  out_of_20: { kind: 'out_of', highest: 20, rounding: 'hundredths' },
  out_of_10: { kind: 'out_of', highest: 10, rounding: 'hundredths' },
  one_to_six: { kind: 'one_to_six', rounding: 'tenths' },
  letters: {
    kind: 'letters',
    letters: [
      { name: 'A', from: 90 },
      { name: 'B', from: 80 },
      { name: 'C', from: 70 },
      { name: 'D', from: 60 },
      { name: 'F', from: 0 },
    ],
  },
  passed: { kind: 'passed', from: 50 },
} as const satisfies Record<string, Scale | { kind: 'letters'; letters: readonly object[] }>

export type ScaleName = keyof typeof FIRST_OF_KIND
export const SCALE_NAMES = Object.keys(FIRST_OF_KIND) as ScaleName[]

export function scaleNameOf(scale: Scale): ScaleName {
  if (scale.kind !== 'out_of') return scale.kind
  return scale.highest === 20 ? 'out_of_20' : 'out_of_10'
}

/** Another kind keeps the rounding, where both have one that was chosen. */
export function firstOf(name: ScaleName, rounding?: Rounding): Scale {
  const first = structuredClone(FIRST_OF_KIND[name]) as Scale
  return 'rounding' in first && rounding ? { ...first, rounding } : first
}
