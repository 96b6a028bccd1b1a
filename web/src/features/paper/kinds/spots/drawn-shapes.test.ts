import { PICTURE_SIDE_MAX } from '@probant/kinds/limits'
import { written } from '@probant/kinds/spots/schemas'
import { boundsOf, isInside, middleOf, type Point } from '@probant/kinds/spots/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawn, grown, handlesOf, shifted, TOOLS, usual, withHandle } from './drawn-shapes.ts'
import { inPicture, pixelAt, stepOf } from './spots.ts'

const SIZE = { width: 400, height: 300 }
const point = fc.record({ x: fc.nat(400), y: fc.nat(300) })
const tool = fc.constantFrom(...TOOLS)
const step = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
const shapeSchema = written.shape.spots.element.shape.shape

describe('a region that is drawn', () => {
  it('is always one that can be saved, however it is drawn, moved and resized', () => {
    fc.assert(
      fc.property(tool, point, point, step, fc.nat(), (kind, from, to, by, luck) => {
        for (const shape of [drawn(kind, from, to), usual(kind, from, SIZE)]) {
          const handle = luck % handlesOf(shape).length
          for (const changed of [
            shape,
            shifted(shape, by, SIZE),
            grown(shape, by, SIZE),
            withHandle(shape, handle, to),
          ])
            expect(shapeSchema.safeParse(changed).error).toBeUndefined()
        }
      }),
    )
  })

  it('can be saved on the largest picture too, from corner to corner and however often it is enlarged', () => {
    const largest = { width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX }
    const across = drawn('circle', { x: 0, y: 0 }, { x: PICTURE_SIDE_MAX, y: PICTURE_SIDE_MAX })
    for (const shape of [across, grown(across, { x: 30, y: 0 }, largest)])
      expect(shapeSchema.safeParse(shape).error).toBeUndefined()
  })

  it('stays on the picture where it is moved', () => {
    fc.assert(
      fc.property(tool, point, step, (kind, from, by) => {
        const moved = shifted(usual(kind, from, SIZE), by, SIZE)
        expect(inPicture(middleOf(moved), SIZE)).toEqual(middleOf(moved))
        const { left, top, right, bottom } = boundsOf(moved)
        if (moved.kind !== 'circle')
          expect([left >= 0, top >= 0, right <= 400, bottom <= 300]).not.toContain(false)
      }),
    )
  })

  it('has the size that it was drawn with, a circle from its middle and a rectangle from corner to corner', () => {
    expect(drawn('circle', { x: 10, y: 20 }, { x: 13, y: 24 })).toEqual({
      kind: 'circle',
      x: 10,
      y: 20,
      radius: 5,
    })
    const rectangle = { kind: 'rectangle', x: 3, y: 4, width: 7, height: 16 }
    expect(drawn('rectangle', { x: 10, y: 20 }, { x: 3, y: 4 })).toEqual(rectangle)
    expect(isInside(usual('polygon', { x: 50, y: 50 }, SIZE), { x: 50, y: 50 })).toBe(true)
  })

  it('is resized by the handle that is taken; the corner opposite stays', () => {
    const rectangle = drawn('rectangle', { x: 10, y: 10 }, { x: 50, y: 40 })
    expect(withHandle(rectangle, 0, { x: 20, y: 5 })).toEqual(
      drawn('rectangle', { x: 20, y: 5 }, { x: 50, y: 40 }),
    )
    const polygon = usual('polygon', { x: 50, y: 50 }, SIZE)
    expect(handlesOf(withHandle(polygon, 2, { x: 99, y: 98 }))[2]).toEqual({ x: 99, y: 98 })
  })
})

it('a place on the screen is a pixel of the picture, however large that is drawn', () => {
  const element = { getBoundingClientRect: () => ({ left: 20, top: 10, width: 200, height: 150 }) }
  const at = (clientX: number, clientY: number): Point =>
    pixelAt({ clientX, clientY }, element as Element, SIZE)
  expect(at(120, 85)).toEqual({ x: 200, y: 150 })
  expect(at(0, 1000)).toEqual({ x: 0, y: 300 })
  expect([stepOf({ shiftKey: false }, SIZE), stepOf({ shiftKey: true }, SIZE)]).toEqual([2, 20])
})
