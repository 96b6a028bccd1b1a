import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SCALE,
  OUT_OF_TWENTY,
  passPercentSchema,
  ROUNDINGS,
  type Scale,
  scaleSchema,
  scalingOf,
} from './scale.ts'
import { passes, type ScaledScore, scaledScore } from './scaled-score.ts'

describe('a score on its scale', () => {
  it.each<[Scale, number, number, Partial<ScaledScore>]>([
    [DEFAULT_SCALE, 2, 3, { kind: 'percent', value: 66.7 }],
    [{ kind: 'points' }, 12.5, 18, { kind: 'points', value: 12.5, outOf: 18 }],
    [OUT_OF_TWENTY, 2, 3, { value: 13.33, outOf: 20 }],
    [{ ...OUT_OF_TWENTY, rounding: 'halves' }, 2, 3, { value: 13.5 }],
    [{ kind: 'out_of', highest: 10, rounding: 'whole' }, 1, 4, { value: 3 }],
    [{ kind: 'one_to_six', rounding: 'quarters' }, 1, 2, { value: 3.5 }],
    [letters([80, 60, 0]), 3, 5, { letter: 'L1' }],
    [{ kind: 'passed', from: 50 }, 1, 2, { kind: 'passed', isPassed: true }],
  ])('%j: %d of %d', (scale, points, totalPoints, said) => {
    expect(shown({ points, totalPoints }, scale)).toMatchObject(said)
  })

  it('is none where no question counts', () => {
    expect(shown({ points: 0, totalPoints: 0 }, DEFAULT_SCALE)).toBeNull()
  })

  it('is never lower for more points', () => {
    fc.assert(
      fc.property(aScale, someTotal, someQuarters, someQuarters, (scale, totalPoints, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((part) => part * totalPoints)
        const rank = (points = 0) => rankOf(shown({ points, totalPoints }, scale), scale)
        expect(rank(more)).toBeGreaterThanOrEqual(rank(less))
      }),
    )
  })

  it('is the best one for all points, and the worst for none', () => {
    fc.assert(
      fc.property(aScale, someTotal, (scale, totalPoints) => {
        const [worst, best] = endsOf(scale, totalPoints)
        expect(rankOf(shown({ points: totalPoints, totalPoints }, scale), scale)).toBe(best)
        expect(rankOf(shown({ points: 0, totalPoints }, scale), scale)).toBe(worst)
      }),
    )
  })

  it('lies within half a step, and a half goes up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUNDINGS), fc.integer({ min: 0, max: 399 }), (rounding, eighths) => {
        const steps = { hundredths: 100, tenths: 10, quarters: 4, halves: 2, whole: 1 }[rounding]
        // In the middle between two steps, or on one.
        const middles = Math.min(eighths, 40 * steps)
        const reached = { points: middles, totalPoints: 40 * steps }
        const scaled = shown(reached, { kind: 'out_of', highest: 20, rounding })
        expect(scaled).toMatchObject({ value: Math.ceil(middles / 2) / steps })
      }),
    )
  })

  it('is passed by the score itself, not by what it is rounded to', () => {
    const reached = { points: 999, totalPoints: 2000 }
    const scaling = { scale: { ...OUT_OF_TWENTY, rounding: 'whole' }, passPercent: 50 } as const
    expect(scaledScore(reached, scaling)).toMatchObject({ value: 10, isPassed: false })
    fc.assert(
      fc.property(aScale, someTotal, someQuarters, somePercent, (scale, totalPoints, share, passPercent) => {
        const reached = { points: share * totalPoints, totalPoints }
        const percent = (100 * reached.points) / totalPoints
        // Both are thousandths and hundredths of a whole: as whole numbers they are compared exactly.
        const expected = Math.round(share * 100_000) >= Math.round(passPercent * 1000)
        expect(passes(percent, { passPercent })).toBe(expected)
        expect(scaledScore(reached, { scale, passPercent })?.isPassed).toBe(expected)
      }),
    )
  })
})

it.each([
  [2.55, 4.25, 60],
  [1.15, 2, 57.5],
  [2.05, 2.5, 82],
  [4.6, 10, 46],
])('is on a border where it is shown on it: %d of %d is %d%', (points, totalPoints, border) => {
  const reached = { points, totalPoints }
  expect(scaledScore(reached, { scale: DEFAULT_SCALE, passPercent: border })).toMatchObject({
    value: border,
    isPassed: true,
  })
  expect(shown(reached, letters([border, 0]))).toMatchObject({ letter: 'L0' })
})

it('has a pass mark above 0 and up to 100%, in tenths', () => {
  expect(passPercentSchema.safeParse(66.7).success).toBe(true)
  for (const percent of [0, -1, 100.1, 50.05])
    expect(passPercentSchema.safeParse(percent).success).toBe(false)
})

describe('letters', () => {
  it.each([
    ['bordersUnordered', [60, 80, 0]],
    ['bordersUnordered', [80, 80, 0]],
    ['lowestBorderNotZero', [80, 60, 10]],
    ['lettersOutOfNumber', [0]],
  ])('are refused: %s', (sentence, borders) => {
    expect(refusalsOf(letters(borders))).toContain(sentence)
  })

  it('have each its own name', () => {
    const twice = {
      kind: 'letters',
      letters: [
        { name: 'A', from: 50 },
        { name: ' A ', from: 0 },
      ],
    }
    expect(refusalsOf(twice)).toEqual(['letterTwice'])
  })

  it('begin strictly one above the other, the lowest at 0, wherever they are taken', () => {
    const anything = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(anything, (borders) => {
        const isOrdered = borders.every((from, index) => index === 0 || from < (borders[index - 1] ?? 0))
        expect(scaleSchema.safeParse(letters(borders)).success).toBe(isOrdered && borders.at(-1) === 0)
      }),
    )
  })
})

it('is the quiz’s own scale, else that of the workspace, else percent', () => {
  const [ofQuiz, ofWorkspace] = [{ kind: 'points' } as const, OUT_OF_TWENTY]
  const scaleOf = (scale: Scale | null, workspaceScale: Scale | null) =>
    scalingOf({ options: { scale, passPercent: null }, workspaceScale }).scale
  expect(scaleOf(ofQuiz, ofWorkspace)).toBe(ofQuiz)
  expect(scaleOf(null, ofWorkspace)).toBe(ofWorkspace)
  expect(scaleOf(null, null)).toBe(DEFAULT_SCALE)
})

it('has the pass mark of the quiz, before that of the scale', () => {
  const passPercent = (ofQuiz: number | null, scale: Scale) =>
    scalingOf({ options: { scale, passPercent: ofQuiz }, workspaceScale: null }).passPercent
  expect(passPercent(70, { kind: 'passed', from: 50 })).toBe(70)
  expect(passPercent(null, { kind: 'passed', from: 50 })).toBe(50)
  expect(passPercent(null, DEFAULT_SCALE)).toBeNull()
})

function shown(reached: { points: number; totalPoints: number }, scale: Scale): ScaledScore | null {
  return scaledScore(reached, scalingOf({ options: { scale, passPercent: null }, workspaceScale: null }))
}

function letters(borders: readonly number[]): Scale {
  return { kind: 'letters', letters: borders.map((from, index) => ({ name: `L${index}`, from })) }
}

function refusalsOf(scale: unknown): string[] | undefined {
  return scaleSchema.safeParse(scale).error?.issues.map(({ message }) => message)
}

/** Higher is better. */
function rankOf(scaled: ScaledScore | null, scale: Scale): number {
  if (scaled?.kind === 'passed') return Number(scaled.isPassed)
  if (scaled?.kind === 'letters' && scale.kind === 'letters')
    return scale.letters.toReversed().findIndex(({ name }) => name === scaled.letter)
  if (scaled?.kind === 'letters') return Number.NaN
  return scaled?.value ?? Number.NaN
}

function endsOf(scale: Scale, totalPoints: number): [worst: number, best: number] {
  switch (scale.kind) {
    case 'points':
      return [0, totalPoints]
    case 'percent':
      return [0, 100]
    case 'out_of':
      return [0, scale.highest]
    case 'one_to_six':
      return [1, 6]
    case 'letters':
      return [0, scale.letters.length - 1]
    case 'passed':
      return [0, 1]
  }
}

const somePercent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
const someTotal = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4)
const someQuarters = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000)
const someRounding = fc.constantFrom(...ROUNDINGS)
const aScale: fc.Arbitrary<Scale> = fc.oneof(
  fc.constant<Scale>({ kind: 'points' }),
  someRounding.map((rounding): Scale => ({ kind: 'percent', rounding })),
  fc
    .tuple(fc.constantFrom(20 as const, 10 as const), someRounding)
    .map(([highest, rounding]): Scale => ({ kind: 'out_of', highest, rounding })),
  someRounding.map((rounding): Scale => ({ kind: 'one_to_six', rounding })),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
    .map((borders): Scale => letters([...borders.sort((one, other) => other - one), 0])),
  somePercent.map((from): Scale => ({ kind: 'passed', from })),
)
