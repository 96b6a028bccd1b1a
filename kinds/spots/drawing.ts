import type { PictureOnSheet } from '../kind.ts'
import { escaped } from '../text/escaped.ts'
import { outlineOf } from './outline.ts'
import { middleOf } from './shapes.ts'

/**
 * The outlines of a picture and their signs, as an SVG that lies over it; with the picture itself where its address is
 * given. Black on white, so that any printer and any eye can tell them from what is below.
 */
export function drawingOf({ width, height, outlines }: PictureOnSheet, src?: string): string {
  const unit = Math.max(width, height) / 400
  const drawn = outlines.map(({ shape, sign }) => {
    const { element, attributes } = outlineOf(shape)
    const { x, y } = middleOf(shape)
    const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    const line = (color: string, wide: number) =>
      `<${element}${said.join('')} fill="none" stroke="${color}" stroke-width="${round(wide * unit)}"/>`
    const disc = `<circle cx="${x}" cy="${y}" r="${round(9 * unit)}" fill="#fff" stroke="#000" stroke-width="${round(unit)}"/>`
    const text = `<text x="${x}" y="${round(y + 4 * unit)}" font-family="sans-serif" font-weight="bold" font-size="${round(12 * unit)}" text-anchor="middle">${escaped(sign)}</text>`
    return line('#fff', 4) + line('#000', 2) + disc + text
  })
  const picture = src ? `<image href="${escaped(src)}" width="${width}" height="${height}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${picture}${drawn.join('')}</svg>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
