import { type Pen, PRIMARY } from './pen.ts'

/** The name with its pen stroke, as `web/src/components/brand/wordmark.tsx` draws it; so high, with its upper left corner here. */
export function drawWordmark(
  pages: PDFKit.PDFDocument,
  pen: Pen,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const scale = height / VIEW_HEIGHT
  pages.save()
  pages.translate(x, y).scale(scale)
  pages.path(STROKE).lineWidth(3.4).lineCap('round').lineJoin('round').stroke(PRIMARY)
  pages.restore()
  pen
    .set('Probant', 200, { style: 'title', size: 28 * scale })
    .draw({ x: x + 33 * scale, y: y - 3.5 * scale, width: 200 })
}

const VIEW_HEIGHT = 40
const STROKE =
  'M26 5c-6 7-10 13-13.5 20.5-1.5-4-3.5-7-6-9C3 14 .8 18 2.2 22.5 4 29 10 33.2 22 33.6c38 1.4 78-.6 120-3.1'
