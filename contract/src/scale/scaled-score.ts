import { z } from 'zod'
import { HIGHEST_GRADES, type Letter, type Rounding, type Scaling } from './scale.ts'

/** Null where nothing was said about passing. */
const passing = { isPassed: z.boolean().nullable() }

/** A score as its scale shows it. */
export const scaledScoreSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), value: z.number(), outOf: z.number(), ...passing }),
  z.object({ kind: z.literal('percent'), value: z.number(), ...passing }),
  z.object({ kind: z.literal('out_of'), value: z.number(), outOf: z.literal(HIGHEST_GRADES), ...passing }),
  z.object({ kind: z.literal('one_to_six'), value: z.number(), ...passing }),
  z.object({ kind: z.literal('letters'), letter: z.string(), ...passing }),
  z.object({ kind: z.literal('passed'), ...passing }),
])
export type ScaledScore = z.infer<typeof scaledScoreSchema>

export interface Reached {
  points: number
  totalPoints: number
}

/** Of nothing there is no score. */
export function scaledScore(reached: Reached, scaling: Scaling): ScaledScore | null {
  const { points, totalPoints } = reached
  const percent = percentOf(reached)
  if (percent === null) return null
  const isPassed = passes(percent, scaling)
  const { scale } = scaling
  const rounded = (part: number, rounding: Rounding) => halfUp(part, totalPoints, STEPS_IN_ONE[rounding])

  switch (scale.kind) {
    case 'points':
      return { kind: 'points', value: points, outOf: totalPoints, isPassed }
    case 'percent':
      return { kind: 'percent', value: rounded(100 * points, scale.rounding), isPassed }
    case 'out_of':
      return {
        kind: 'out_of',
        value: rounded(scale.highest * points, scale.rounding),
        outOf: scale.highest,
        isPassed,
      }
    case 'one_to_six':
      return { kind: 'one_to_six', value: rounded(totalPoints + 5 * points, scale.rounding), isPassed }
    case 'letters':
      return { kind: 'letters', letter: letterFor(percent, scale.letters), isPassed }
    case 'passed':
      return { kind: 'passed', isPassed }
  }
}

/** By the score itself, never by what it is rounded to. */
export function passes(percent: number, { passPercent }: Pick<Scaling, 'passPercent'>): boolean | null {
  return passPercent === null ? null : reaches(percent, passPercent)
}

/** In percent of what could be reached; of nothing there is no share. One division, so that equal scores are equal numbers. */
export function percentOf({ points, totalPoints }: Reached): number | null {
  return totalPoints === 0 ? null : (100 * points) / totalPoints
}

/** 2.55 of 4.25 are 60%, and 59.99999999999999% as computers reckon: who is on a border has reached it. */
function reaches(percent: number, border: number): boolean {
  return percent > border - HAIR
}

/** Far less than one score lies from the next. */
const HAIR = 1e-9

const STEPS_IN_ONE: Record<Rounding, number> = {
  hundredths: 100,
  tenths: 10,
  quarters: 4,
  halves: 2,
  whole: 1,
}

/** To the nearest step. Points of thirds are kept to four digits: what is so near to a half is one. */
function halfUp(part: number, whole: number, stepsInOne: number): number {
  const steps = Math.round(((part * stepsInOne) / whole) * MILLION) / MILLION
  return Math.floor(steps + 0.5) / stepsInOne
}

const MILLION = 1_000_000

function letterFor(percent: number, letters: readonly Letter[]): string {
  const reached = letters.find(({ from }) => reaches(percent, from)) ?? letters.at(-1)
  return reached?.name ?? ''
}
