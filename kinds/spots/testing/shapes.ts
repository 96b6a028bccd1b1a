import fc from 'fast-check'
import type { Point, Shape } from '../shapes.ts'

/** Up to this far from the corner of a picture. */
export const point = (max: number): fc.Arbitrary<Point> => fc.record({ x: fc.nat(max), y: fc.nat(max) })

const size = fc.integer({ min: 1, max: 60 })

/** Of any kind, also thin, flat and crossing itself. */
export const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ kind: fc.constant('circle' as const), x: fc.nat(99), y: fc.nat(99), radius: size }),
  fc.record({
    kind: fc.constant('rectangle' as const),
    x: fc.nat(99),
    y: fc.nat(99),
    width: size,
    height: size,
  }),
  fc.record({
    kind: fc.constant('polygon' as const),
    points: fc.array(point(99), { minLength: 3, maxLength: 20 }),
  }),
)
