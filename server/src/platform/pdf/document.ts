import type { Locale } from '@probant/contract/locales'
import PDFDocument from 'pdfkit'
import { drawBars, drawColumns, drawFigures, type Figure, type NamedBar } from './drawings.ts'
import { type Brand, drawHead } from './head.ts'
import { createPen, LINE, SOFT, type Writing } from './pen.ts'
import { createTable, type TableColumn } from './table.ts'
import { MISSING } from './typesetting.ts'

const MARGIN = 48
/** In points: 1/72 of an inch. */
export const PAGE_WIDTH = 595 - 2 * MARGIN

interface Description {
  title: string
  language: Locale
  /** What stands at the end where characters could not be shown: what the sign for them means. */
  missing: (sign: string) => string
  /** Whose name stands at its head; missing: the product's alone. */
  brand?: Brand | null
}

/** How a table or a drawing comes by its place: below what is there, on the next page where this one is too full. */
export interface Flow {
  x: number
  width: number
  /** Gives so much of the page away, from the top of what is left of it. */
  take: (height: number) => number
  /** Whether so much fits on this page still. */
  fits: (height: number) => boolean
  /** Goes on to the next page where it doesn't. */
  ensure: (height: number) => void
}

/** A4 pages that fill themselves from top to bottom, with the product's mark on the first and a number on each. */
export function createDocument({ title, language, missing, brand }: Description) {
  const pages = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    bufferPages: true,
  })
  const pen = createPen(pages)
  let y = MARGIN
  const flow: Flow = { x: MARGIN, width: PAGE_WIDTH, take, fits, ensure }
  y += drawHead(pages, pen, { x: MARGIN, y, width: PAGE_WIDTH }, brand) + 18

  return {
    /** What can be read of it; ends after `end`. */
    content: pages as AsyncIterable<Uint8Array>,
    end(): void {
      if (pen.isSomethingMissing()) {
        y += 8
        write(missing(MISSING), { size: 8, color: SOFT })
      }
      numberPages()
      pages.end()
    },

    title: (text: string): void => write(text, { style: 'title', size: 22 }),

    /** Never the last line of a page. */
    heading(text: string): void {
      ensure(HEADING_ROOM)
      y += 16
      write(text, { style: 'title', size: 13 })
      y += 6
    },

    line: write,
    gap(): void {
      y += 8
    },

    figures: (figures: readonly Figure[]): void => drawFigures(pages, pen, flow, figures),
    columns: (values: readonly Figure[], ticks: readonly string[]): void =>
      drawColumns(pages, pen, flow, { values, ticks }),
    bars: (bars: readonly NamedBar[]): void => drawBars(pages, pen, flow, bars),
    /** On every page that it goes on to, it begins with its headings. */
    table: (columns: readonly TableColumn[]) => createTable(pages, pen, flow, columns),
  }

  /** As wide as the page, on the next one where this one is full. */
  function write(text: string, writing: Writing = {}): void {
    for (const line of pen.setLines(text, PAGE_WIDTH, writing))
      line.draw({ x: MARGIN, y: take(line.height), width: PAGE_WIDTH })
  }

  function take(height: number): number {
    ensure(height)
    const top = y
    y += height
    return top
  }

  function fits(height: number): boolean {
    return y + height <= pages.page.height - MARGIN
  }

  function ensure(height: number): void {
    if (fits(height)) return
    pages.addPage()
    y = MARGIN
  }

  /** Once it is known how many there are. */
  function numberPages(): void {
    const { count } = pages.bufferedPageRange()
    const top = pages.page.height - MARGIN + 12
    for (let number = 1; number <= count; number++) {
      pages.switchToPage(number - 1)
      pages
        .moveTo(MARGIN, top - 4)
        .lineTo(MARGIN + PAGE_WIDTH, top - 4)
        .lineWidth(0.5)
        .stroke(LINE)
      const [name] = pen.setLines(title, PAGE_WIDTH - 60, FOOT)
      name?.draw({ x: MARGIN, y: top, width: PAGE_WIDTH - 60 })
      const page = pen.set(`${number} / ${count}`, 60, { ...FOOT, align: 'end' })
      page.draw({ x: MARGIN + PAGE_WIDTH - 60, y: top, width: 60 })
    }
  }
}

const FOOT: Writing = { size: 8, color: SOFT }
/** A heading, and the beginning of what it stands above. */
const HEADING_ROOM = 84
