import type { PictureOnSheet } from '@probant/kinds/kind'
import { drawingOf } from '@probant/kinds/spots/drawing'
import { ImageRun, Paragraph } from 'docx'
import { pictureSizeOf } from '#server/platform/pictures/picture-size.ts'
import type { OutgoingPicture } from '../format.ts'
import { imageIn } from '../graphic.ts'

/** A picture and the outlines on it as one; programs that know no SVG show the picture alone. Nothing where Word has none. */
export function drawnPicture(
  picture: PictureOnSheet,
  files: readonly OutgoingPicture[],
): Paragraph[] | undefined {
  const image = imageIn(picture.html)
  const file = files.find(({ name }) => name === image?.src)
  const size = file && pictureSizeOf(file.bytes)
  const type = file && TYPES.get(file.type)
  if (!image || !file || !size || !type) return undefined
  const data = `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}`
  const svg = drawingOf({ ...picture, ...size }, data)
  const scale = Math.min(1, WIDEST / size.width, HIGHEST / size.height)
  const run = new ImageRun({
    type: 'svg',
    data: Buffer.from(svg),
    fallback: { type, data: Buffer.from(file.bytes) },
    transformation: { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) },
    altText: { name: image.alt, description: image.alt, title: image.alt },
  })
  return [new Paragraph({ children: [run] })]
}

/** WebP is none of Word's. */
const TYPES = new Map([
  ['image/png', 'png' as const],
  ['image/jpeg', 'jpg' as const],
])

/** In pixels: what stands between the margins of a page, and not more than half of it. */
const WIDEST = 600
const HIGHEST = 400
