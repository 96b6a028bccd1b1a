import { fileURLToPath } from 'node:url'
import type { Locale } from '@probant/contract/locales'
import PDFDocument from 'pdfkit'
import { MISSING, type Typeface, typeset } from './typesetting.ts'

const MARGIN = 48
/** In points: 1/72 of an inch. */
export const PAGE_WIDTH = 595 - 2 * MARGIN

const FONTS = { plain: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' }

interface Description {
  title: string
  language: Locale
  /** What stands at the end where characters could not be shown: what the sign for them means. */
  missing: (sign: string) => string
}

/**
 * A4 pages that fill themselves from top to bottom. Its letters come along with it, those of every European language,
 * Hebrew and Arabic among them; the fonts that each reader has of its own know Western European ones only.
 */
export function createDocument({ title, language, missing }: Description) {
  const pages = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title },
  })
  for (const [name, file] of Object.entries(FONTS))
    pages.registerFont(name, fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)))
  pages.font('plain').fontSize(10)
  let isSomethingMissing = false

  return {
    /** What can be read of it; ends after `end`. */
    content: pages,
    end(): void {
      if (isSomethingMissing) block(missing(MISSING))
      pages.end()
    },

    heading(text: string, size: number): void {
      keepTogether(3 * size)
      pages.moveDown(0.8).font('bold').fontSize(size)
      block(text)
      pages.moveDown(0.3).font('plain').fontSize(10)
    },

    line: block,

    /** A name, a bar so many percent long, and what it stands for. */
    bar({ name, percent, value }: { name: string; percent: number; value: string }): void {
      const lines = linesOf(name, NAME_WIDTH)
      const height = Math.max(14, heightOf(lines))
      keepTogether(height)
      const { x, y } = pages
      draw(lines, x, y)
      pages.rect(x + BAR_LEFT, y + 2, BAR_WIDTH, 8).fill('#e6e3da')
      pages
        .rect(x + BAR_LEFT, y + 2, (BAR_WIDTH * Math.min(100, Math.max(0, percent))) / 100, 8)
        .fill('#2b4acb')
      pages.fillColor('black').text(value, x + BAR_LEFT + BAR_WIDTH + 10, y)
      pages.x = x
      pages.y = y + height + 4
    },

    /** Half a line of nothing. */
    gap(): void {
      pages.moveDown(0.5)
    },

    /** Its columns are so wide; on every page that it goes on to, it begins with its headings. */
    table(headings: readonly string[], widths: readonly number[]) {
      drawRow(headings, widths, { font: 'bold', above: 2 })
      return {
        row(cells: readonly string[]): void {
          drawRow(cells, widths, { font: 'plain', headings })
        },
      }
    },
  }

  function drawRow(
    cells: readonly string[],
    widths: readonly number[],
    { font, headings, above = 1 }: { font: keyof typeof FONTS; headings?: readonly string[]; above?: number },
  ): void {
    pages.font(font).fontSize(8)
    const columns = cells.map((cell, index) => linesOf(cell, (widths[index] ?? 0) - 6))
    const height = Math.max(...columns.map(heightOf))
    // Headings that end a page would stand above nothing.
    if (keepTogether(above * (height + 6)) && headings) {
      drawRow(headings, widths, { font: 'bold' })
      pages.font(font).fontSize(8)
    }
    const { x, y } = pages
    let left = x
    for (const [index, lines] of columns.entries()) {
      draw(lines, left, y)
      left += widths[index] ?? 0
    }
    pages
      .moveTo(x, y + height + 2)
      .lineTo(x + PAGE_WIDTH, y + height + 2)
      .lineWidth(0.5)
      .stroke('#e6e3da')
    pages.x = x
    pages.y = y + height + 6
    pages.font('plain').fontSize(10).fillColor('black')
  }

  /** As wide as the page, on the next one where this one is full. */
  function block(text: string): void {
    for (const line of linesOf(text, PAGE_WIDTH)) {
      keepTogether(pages.currentLineHeight(true))
      const { x, y } = pages
      draw([line], x, y)
      pages.x = x
      pages.y = y + pages.currentLineHeight(true)
    }
  }

  function linesOf(text: string, width: number): string[][] {
    const lines = typeset(text, width, typeface(pages))
    isSomethingMissing ||= lines.flat().some((run) => run.includes(MISSING))
    return lines
  }

  function heightOf(lines: string[][]): number {
    return lines.length * pages.currentLineHeight(true)
  }

  function draw(lines: string[][], left: number, top: number): void {
    for (const [index, runs] of lines.entries()) {
      let x = left
      for (const run of runs) {
        pages.text(run, x, top + heightOf(lines.slice(0, index)), AS_ONE)
        x += pages.widthOfString(run, AS_ONE)
      }
    }
  }

  /** What stands together is not torn apart by the end of a page; says whether it goes to the next one. */
  function keepTogether(height: number): boolean {
    const isFull = pages.y + height > pages.page.height - MARGIN
    if (isFull) pages.addPage()
    return isFull
  }
}

const NAME_WIDTH = 200
const BAR_LEFT = 210
const BAR_WIDTH = 200
/** With features named, though none, a run is laid out as a whole, so that its words are turned round with its letters. */
const AS_ONE: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] }

/** The one in use. pdfkit does not tell which glyphs it has; the font within does. */
function typeface(pages: PDFKit.PDFDocument): Typeface {
  const { _font } = pages as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } }
  return {
    widthOf: (text) => pages.widthOfString(text, AS_ONE),
    hasGlyph: (point) => _font.font.hasGlyphForCodePoint(point),
  }
}
