/** What text is drawn on, as the theme has it: paper and cards. */
export const SURFACES = {
  light: ['#fbfaf7', '#ffffff'],
  dark: ['#12151c', '#1a1f29'],
} as const
/** What is written on a surface of the color itself. */
export const ON_COLOR = { light: '#ffffff', dark: '#12151c' } as const
/** WCAG 2.2 AA, for text of any size. */
export const CONTRAST_MIN = 4.5

export const HEX_COLOR = /^#[0-9a-f]{6}$/

/** The color as it is drawn in each scheme. */
export interface Shades {
  light: string
  dark: string
}

/** Can it be read on paper? White on it can be read then, too. */
export function isReadable(color: string): boolean {
  return readsOn(SURFACES.light, color)
}

/** The color itself, or the least dark shade of it that can be read on paper. */
export function nearestReadable(color: string): string {
  return firstMixed(color, 0, isReadable)
}

/** Of a readable color: itself on paper and in print, and a lighter one in the dark. */
export function shadesOf(color: string): Shades {
  return { light: color, dark: firstMixed(color, 255, (mixed) => readsOn(SURFACES.dark, mixed)) }
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function readsOn(surfaces: readonly string[], color: string): boolean {
  return surfaces.every((surface) => contrast(color, surface) >= CONTRAST_MIN)
}

/** With as little black (0) or white (255) as will do. */
function firstMixed(color: string, end: 0 | 255, suits: (mixed: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const mixed = hexOf(channels(color).map((value) => value + ((end - value) * step) / STEPS))
    if (suits(mixed)) return mixed
  }
  return end === 0 ? '#000000' : '#ffffff'
}

const STEPS = 200

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function hexOf(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
