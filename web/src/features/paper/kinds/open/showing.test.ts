import { expect, it } from 'vitest'
import { linesFor } from './showing.tsx'

it('gives an open answer more lines for more points, up to a sheet', () => {
  expect([0.25, 1, 1.75, 2, 5, 7, 20].map(linesFor)).toEqual([3, 4, 6, 6, 12, 16, 16])
})
