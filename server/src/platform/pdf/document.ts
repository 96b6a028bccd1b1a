import { fileURLToPath } from 'node:url'
import type { Locale } from '@probant/contract/locales'
import PDFDocument from 'pdfkit'

const MARGIN = 48
/** In points: 1/72 of an inch. */
export const PAGE_WIDTH = 595 - 2 * MARGIN

const FONTS = { plain: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' }

/**
 * A4 pages that fill themselves from top to bottom. Its letters come along with it, those of every European language
 * among them; the fonts that each reader has of its own know Western European ones only.
 */
export function createDocument({ title, language }: { title: string; language: Locale }) {
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

  return {
    /** What can be read of it; ends after `end`. */
    content: pages,
    end: () => pages.end(),

    heading(text: string, size: number): void {
      keepTogether(3 * size)
      pages.moveDown(0.8).font('bold').fontSize(size).text(text).moveDown(0.3).font('plain').fontSize(10)
    },

    line(text: string): void {
      pages.text(text)
    },

    /** A name, a bar so many percent long, and what it stands for. */
    bar({ name, percent, value }: { name: string; percent: number; value: string }): void {
      const height = Math.max(14, pages.heightOfString(name, { width: NAME_WIDTH }))
      keepTogether(height)
      const { x, y } = pages
      pages.text(name, x, y, { width: NAME_WIDTH })
      pages.rect(x + BAR_LEFT, y + 2, BAR_WIDTH, 8).fill('#e6e3da')
      pages
        .rect(x + BAR_LEFT, y + 2, (BAR_WIDTH * Math.min(100, Math.max(0, percent))) / 100, 8)
        .fill('#2b4acb')
      pages.fillColor('black').text(value, x + BAR_LEFT + BAR_WIDTH + 10, y)
      pages.x = x
      pages.y = y + height + 4
    },

    /** One row of a table whose columns are so wide. */
    row(cells: readonly string[], widths: readonly number[], font: keyof typeof FONTS = 'plain'): void {
      pages.font(font).fontSize(8)
      const height = Math.max(
        ...cells.map((cell, index) => pages.heightOfString(cell, { width: (widths[index] ?? 0) - 6 })),
      )
      keepTogether(height + 6)
      const { x, y } = pages
      let left = x
      for (const [index, cell] of cells.entries()) {
        const width = widths[index] ?? 0
        pages.text(cell, left, y, { width: width - 6 })
        left += width
      }
      pages
        .moveTo(x, y + height + 2)
        .lineTo(x + PAGE_WIDTH, y + height + 2)
        .lineWidth(0.5)
        .stroke('#e6e3da')
      pages.x = x
      pages.y = y + height + 6
      pages.font('plain').fontSize(10).fillColor('black')
    },
  }

  /** What stands together is not torn apart by the end of a page. */
  function keepTogether(height: number): void {
    if (pages.y + height > pages.page.height - MARGIN) pages.addPage()
  }
}

const NAME_WIDTH = 200
const BAR_LEFT = 210
const BAR_WIDTH = 200
