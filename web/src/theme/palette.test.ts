import { readFileSync } from 'node:fs'
import { ON_COLOR, SURFACES } from '@probant/contract/branding/contrast'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')

/** WCAG asks for 3:1 of whatever has to be seen to understand a page. */
describe.each(['light', 'dark'])('the edge of an empty mark, where it is %s', (scheme) => {
  it.each(['card', 'highlight-wash', 'paper'])('stands out on the %s', (ground) => {
    expect(contrast(colourIn(scheme, 'line-mark'), colourIn(scheme, ground))).toBeGreaterThanOrEqual(3)
  })
})

it('is the ground on which the colors of organizations are judged', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const grounds = ['paper', 'card'].map((name) => `#${colourIn(scheme, name)}`)
    expect(grounds).toEqual(SURFACES[scheme])
    expect(`#${colourIn(scheme, 'on-filled')}`).toBe(ON_COLOR[scheme])
  }
})

function colourIn(scheme: string, name: string): string {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\);`).exec(css) ?? []
  return scheme === 'light' ? light : dark
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
