import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hitsOf } from './hits.ts'
import { isInside, type Point, type Shape } from './shapes.ts'
import { point, shape } from './testing/shapes.ts'

const few = fc.record({
  shapes: fc.array(shape, { maxLength: 5 }),
  points: fc.array(point(99), { maxLength: 5 }),
})

it('each region is hit by a point of its own, which lies in it', () => {
  fc.assert(
    fc.property(few, ({ shapes, points }) => {
      const hits = hitsOf(shapes, points)
      const used = hits.filter((index) => index !== null)
      expect(hits).toHaveLength(shapes.length)
      expect(new Set(used).size).toBe(used.length)
      for (const [region, index] of hits.entries()) {
        if (index === null) continue
        expect(isInside(shapes[region] as Shape, points[index] as Point)).toBe(true)
      }
    }),
  )
})

it('no other choice hits more', () => {
  fc.assert(
    fc.property(few, ({ shapes, points }) => {
      expect(hitsOf(shapes, points).filter((index) => index !== null)).toHaveLength(most(shapes, points))
    }),
  )
})

it('a point makes room for another one that has nowhere else to go', () => {
  const large: Shape = { kind: 'circle', x: 50, y: 50, radius: 40 }
  const small: Shape = { kind: 'circle', x: 50, y: 50, radius: 5 }
  const [inBoth, inLarge] = [
    { x: 50, y: 50 },
    { x: 80, y: 50 },
  ]
  expect(hitsOf([large, small], [inBoth, inLarge])).toEqual([1, 0])
  expect(hitsOf([large, small], [inLarge, inLarge])).toEqual([0, null])
})

/** By trying every one. */
function most(shapes: readonly Shape[], points: readonly Point[]): number {
  const [first, ...others] = shapes
  if (!first) return 0
  const hitting = points.flatMap((one, index) =>
    isInside(first, one) ? 1 + most(others, points.toSpliced(index, 1)) : [],
  )
  return Math.max(most(others, points), ...hitting)
}
