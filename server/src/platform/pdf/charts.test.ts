import { expect, it } from 'vitest'
import { barIn, columnsIn } from './charts.ts'

const ROOM = { x: 48, y: 100, width: 500, height: 120 }

it('draws columns as high as their values, all of them on one line', () => {
  const columns = columnsIn(ROOM, [0, 5, 7, 8])
  expect(columns.map(({ height }) => height)).toEqual([0, 75, 105, 120])
  for (const { y, height } of columns) expect(y + height).toBe(220)
  expect(new Set(columns.map(({ width }) => width)).size).toBe(1)
})

it('draws nothing where nobody is, rather than something of no height', () => {
  expect(columnsIn(ROOM, [0, 0]).map(({ height }) => height)).toEqual([0, 0])
})

it('draws a bar as long as its share, and never beyond its track', () => {
  expect(barIn(ROOM, 66.3).width).toBeCloseTo(331.5)
  expect(barIn(ROOM, 130).width).toBe(500)
  expect(barIn(ROOM, -5).width).toBe(0)
})
