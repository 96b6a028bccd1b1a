import { written as schema } from '@probant/kinds/spots/schemas'
import { expect, it } from 'vitest'
import { spots } from './editing.tsx'
import type { SpotsValues } from './spots.ts'

const CORNERS = [
  { x: 1, y: 1 },
  { x: 9, y: 1 },
  { x: 9, y: 9 },
]
const circle = (label: string) => ({ label, shape: { kind: 'circle' as const, x: 5, y: 5, radius: 2 } })

/** What is wrong with it as it would be saved. */
function faultsOf(values: Partial<SpotsValues>) {
  const spotsPicture = '![A map](picture:0192e4a0-0000-7000-8000-000000000001)'
  const { error } = schema.safeParse(spots.written({ ...spots.blank(), spotsPicture, ...values }))
  return error?.issues.map(({ path, message }) => `${path}: ${message}`)
}

it('closes a polygon that is still drawn when it is saved, as the last region', () => {
  const values = { ...spots.blank(), spots: [circle('')], spotCorners: CORNERS }
  expect(spots.written(values).spots?.at(-1)).toEqual({
    label: '',
    shape: { kind: 'polygon', points: CORNERS },
  })
  expect(faultsOf({ spots: [circle('')], spotCorners: CORNERS })).toBeUndefined()
})

it('refuses one that has too few corners, or no label where the others have one', () => {
  expect(faultsOf({ spots: [circle('')], spotCorners: CORNERS.slice(1) })).toEqual([
    'spots,1,shape,points: cornersOutOfNumber',
  ])
  expect(faultsOf({ spots: [circle('Lake')], spotCorners: CORNERS })).toEqual([
    'spots,1,label: spotLabelMissing',
  ])
})
