import { type FileChild, ImageRun, Paragraph, TextRun } from 'docx'
import { pictureSizeOf } from '#server/platform/pictures/picture-size.ts'
import type { OutgoingBrand } from '../format.ts'
import { STYLES } from './styles.ts'

/** Whose paper it is: the logo, the name in its color, and the line below it. */
export function brandHead({ name, line, color, logo }: OutgoingBrand): FileChild[] {
  const picture = logo && pictureOf(logo)
  const run = { text: name, bold: true, size: 26, ...(color && { color: color.slice(1) }) }
  return [
    ...(picture ? [new Paragraph({ children: [picture] })] : []),
    new Paragraph({ children: [new TextRun(run)] }),
    ...(line ? [new Paragraph({ text: line, style: STYLES.note })] : []),
  ]
}

function pictureOf({ type, bytes }: NonNullable<OutgoingBrand['logo']>): ImageRun | undefined {
  const size = pictureSizeOf(bytes)
  if (!size) return undefined
  const scale = Math.min(1, WIDEST / size.width, HIGHEST / size.height)
  return new ImageRun({
    type: type === 'image/png' ? 'png' : 'jpg',
    data: Buffer.from(bytes),
    transformation: { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) },
  })
}

/** In pixels. */
const WIDEST = 240
const HIGHEST = 64
