import { type Pen, PRIMARY, SOFT } from './pen.ts'
import { drawPicture } from './picture.ts'
import { drawWordmark } from './wordmark.ts'

/** Whose name stands at the head of a document. */
export interface Brand {
  name: string
  line: string
  /** `#rrggbb`; null: the product's. */
  color: string | null
  logo: { width: number; height: number; bytes: Uint8Array } | null
}

interface Place {
  x: number
  y: number
  width: number
}

/** The product's mark; or logo, name and line of somebody else, and the mark small at the other end. Answers how high it is. */
export function drawHead(
  pages: PDFKit.PDFDocument,
  pen: Pen,
  { x, y, width }: Place,
  brand: Brand | null | undefined,
): number {
  if (!brand) {
    drawWordmark(pages, pen, { x, y, height: MARK })
    return MARK
  }
  drawWordmark(pages, pen, { x: x + width - SMALL_MARK * MARK_SHAPE, y, height: SMALL_MARK })
  const logo = brand.logo && drawLogo(pages, brand.logo, { x, y })
  const left = logo ? logo.width + GAP : 0
  const room = width - left - SMALL_MARK * MARK_SHAPE - GAP
  const name = pen.set(brand.name, room, { style: 'title', size: 14, color: brand.color ?? PRIMARY })
  const line = brand.line ? pen.set(brand.line, room, { size: 9, color: SOFT }) : undefined
  name.draw({ x: x + left, y, width: room })
  line?.draw({ x: x + left, y: y + name.height, width: room })
  return Math.max(logo?.height ?? 0, name.height + (line?.height ?? 0), SMALL_MARK)
}

/** Nothing where it can't be drawn: the name stands there all the same. */
function drawLogo(
  pages: PDFKit.PDFDocument,
  { width, height, bytes }: NonNullable<Brand['logo']>,
  { x, y }: Pick<Place, 'x' | 'y'>,
) {
  const scale = Math.min(LOGO_WIDE / width, LOGO_HIGH / height)
  const size = { width: width * scale, height: height * scale }
  return drawPicture(pages, bytes, { x, y, ...size }) ? size : undefined
}

/** In points. */
const MARK = 26
const SMALL_MARK = 15
const MARK_SHAPE = 146 / 40
const LOGO_WIDE = 130
const LOGO_HIGH = 44
const GAP = 12
