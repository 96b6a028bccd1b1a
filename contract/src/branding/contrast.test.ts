import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brandingFormSchema } from './branding.ts'
import {
  CONTRAST_MIN,
  contrast,
  isReadable,
  nearestReadable,
  ON_COLOR,
  SURFACES,
  shadesOf,
} from './contrast.ts'

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('compares as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('lets nothing be saved that could not be read wherever text is drawn with it', () => {
  fc.assert(
    fc.property(colors, (color) => {
      if (!brandingFormSchema.safeParse({ name: 'Lycée Curie', color }).success) return
      const { light, dark } = shadesOf(color)
      expect(light).toBe(color)
      for (const surface of SURFACES.light)
        expect(contrast(light, surface)).toBeGreaterThanOrEqual(CONTRAST_MIN)
      for (const surface of SURFACES.dark)
        expect(contrast(dark, surface)).toBeGreaterThanOrEqual(CONTRAST_MIN)
      expect(contrast(ON_COLOR.light, light)).toBeGreaterThanOrEqual(CONTRAST_MIN)
      expect(contrast(ON_COLOR.dark, dark)).toBeGreaterThanOrEqual(CONTRAST_MIN)
    }),
  )
})

it('finds a readable color for any other, and leaves alone what is readable', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const nearest = nearestReadable(color)
      expect(isReadable(nearest)).toBe(true)
      if (isReadable(color)) expect(nearest).toBe(color)
      expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(contrast(color, '#ffffff'))
    }),
  )
})

it('says so at the field', () => {
  const { error } = brandingFormSchema.safeParse({ name: 'Lycée Curie', color: '#FFE27A' })
  expect(error?.issues).toMatchObject([{ path: ['color'], message: 'colorUnreadable' }])
  expect(brandingFormSchema.parse({ name: 'Lycée Curie', color: '#2B4ACB' }).color).toBe('#2b4acb')
})
