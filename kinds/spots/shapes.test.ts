import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBy, movedTo, scaled } from './moving.ts'
import { outlineOf } from './outline.ts'
import { boundsOf, isInside, middleOf, type Shape } from './shapes.ts'
import { point, shape } from './testing/shapes.ts'

describe('a point in a region', () => {
  const circle: Shape = { kind: 'circle', x: 50, y: 50, radius: 5 }
  const rectangle: Shape = { kind: 'rectangle', x: 10, y: 20, width: 30, height: 5 }
  /** An L. */
  const polygon: Shape = {
    kind: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 40 },
      { x: 40, y: 40 },
      { x: 40, y: 50 },
      { x: 0, y: 50 },
    ],
  }

  it.each([
    [circle, 50, 50, true],
    [circle, 53, 54, true],
    [circle, 54, 54, false],
    [rectangle, 10, 20, true],
    [rectangle, 40, 25, true],
    [rectangle, 41, 25, false],
    [rectangle, 40, 19, false],
    [polygon, 5, 5, true],
    [polygon, 10, 20, true],
    [polygon, 11, 20, false],
    [polygon, 40, 50, true],
    [polygon, 25, 0, false],
    [polygon, 5, 50, true],
    [polygon, 5, 51, false],
    [polygon, -1, 40, false],
  ] as const)('counts on the edge: %j %i %i', (region, x, y, isIn) => {
    expect(isInside(region, { x, y })).toBe(isIn)
  })

  it('is the same for a rectangle and the polygon with its corners', () => {
    const rectangles = fc.record({ x: fc.nat(20), y: fc.nat(20), width: side(20), height: side(20) })
    fc.assert(
      fc.property(rectangles, point(45), ({ x, y, width, height }, at) => {
        const [right, bottom] = [x + width, y + height]
        const points = [
          { x, y },
          { x: right, y },
          { x: right, y: bottom },
          { x, y: bottom },
        ]
        expect(isInside({ kind: 'polygon', points }, at)).toBe(
          isInside({ kind: 'rectangle', x, y, width, height }, at),
        )
      }),
    )
  })

  it('lies within its bounds', () => {
    fc.assert(
      fc.property(shape, point(200), (region, at) => {
        fc.pre(isInside(region, at))
        const { left, top, right, bottom } = boundsOf(region)
        expect(at.x >= left && at.x <= right && at.y >= top && at.y <= bottom).toBe(true)
      }),
    )
  })
})

describe('the middle of a region', () => {
  it('is in it, and goes with it', () => {
    fc.assert(
      fc.property(shape, point(5000), (region, by) => {
        const middle = middleOf(region)
        expect(isInside(region, middle)).toBe(true)
        expect(middleOf(movedBy(region, by))).toEqual({ x: middle.x + by.x, y: middle.y + by.y })
      }),
    )
  })

  it('can be put anywhere, the region stays among the numbers that a picture can have', () => {
    fc.assert(
      fc.property(shape, point(6000), (region, at) => {
        const moved = movedTo(region, at)
        if (!moved) return
        expect(isInside(moved, at)).toBe(true)
        const corners = moved.kind === 'polygon' ? moved.points : [moved]
        for (const number of corners.flatMap(({ x, y }) => [x, y])) {
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThanOrEqual(6000)
        }
      }),
    )
    expect(movedTo({ kind: 'circle', x: 9, y: 9, radius: 3 }, { x: 0, y: 0 })).toEqual({
      kind: 'circle',
      x: 0,
      y: 0,
      radius: 3,
    })
  })
})

it('a region keeps its place on a picture of another size', () => {
  const half = { x: 0.5, y: 0.5 }
  expect(scaled({ kind: 'rectangle', x: 10, y: 20, width: 1, height: 8 }, half)).toEqual({
    kind: 'rectangle',
    x: 5,
    y: 10,
    width: 1,
    height: 4,
  })
  expect(scaled({ kind: 'circle', x: 4000, y: 10, radius: 10 }, { x: 2, y: 1 })).toEqual({
    kind: 'circle',
    x: 6000,
    y: 10,
    radius: 10,
  })
  fc.assert(
    fc.property(shape, (region) => {
      expect(scaled(region, { x: 1, y: 1 })).toEqual(region)
    }),
  )
})

it('a region is drawn as an element of SVG', () => {
  expect(outlineOf({ kind: 'circle', x: 1, y: 2, radius: 3 })).toEqual({
    element: 'circle',
    attributes: { cx: 1, cy: 2, r: 3 },
  })
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 0, y: 3 },
  ]
  expect(outlineOf({ kind: 'polygon', points })).toEqual({
    element: 'polygon',
    attributes: { points: '0,0 4,0 0,3' },
  })
})

function side(max: number) {
  return fc.integer({ min: 1, max })
}
