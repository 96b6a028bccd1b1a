import type { Brand } from '@probant/contract/branding/branding'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBrandedPage } from './use-branded-page.ts'

it('has the color of whoever holds the quiz on the whole page, for as long as the quiz is open', () => {
  const { rerender, unmount } = renderHook(({ brand }) => useBrandedPage(brand), {
    initialProps: { brand: GREEN },
  })
  expect(colors()).toEqual(['#1b6b50', '#7fc9ae'])

  rerender({ brand: { ...GREEN, shades: { light: '#7a1f3d', dark: '#e9a0b8' } } })
  expect(colors()).toEqual(['#7a1f3d', '#e9a0b8'])

  unmount()
  expect(colors()).toBe('the product’s')
})

it('keeps the product’s where nobody has chosen another', () => {
  renderHook(() => useBrandedPage({ ...GREEN, shades: null }))
  expect(colors()).toBe('the product’s')
})

const GREEN: Brand = { name: 'Curie', line: '', logo: null, shades: { light: '#1b6b50', dark: '#7fc9ae' } }

function colors() {
  const { dataset, style } = document.body
  if (dataset.branded === undefined && style.length === 0) return 'the product’s'
  return [style.getPropertyValue('--brand-light'), style.getPropertyValue('--brand-dark')]
}
