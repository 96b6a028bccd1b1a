import type { Flow } from './document.ts'
import { type Block, LINE, type Pen, SOFT, type Writing } from './pen.ts'

export interface TableColumn {
  /** Nothing where what stands in it says it. */
  heading?: string
  width: number
  /** Figures stand at its end, below each other. */
  isFigure?: boolean
}

/** Of several parts each stands below the one before, the later ones as notes. */
export type TableCell = string | readonly string[]

const PADDING = 3
const GAP = 8

export function createTable(
  pages: PDFKit.PDFDocument,
  pen: Pen,
  flow: Flow,
  columns: readonly TableColumn[],
) {
  const headings = rowOf(
    columns.map(({ heading = '' }) => heading),
    { style: 'bold', size: 8, color: SOFT },
  )
  const hasHeadings = columns.some(({ heading }) => heading)
  if (hasHeadings) draw(headings, 3)

  return {
    row(cells: readonly TableCell[]): void {
      const row = rowOf(cells, { size: 8.5 })
      if (hasHeadings && !flow.fits(row.height)) draw(headings, 2)
      draw(row)
    },
  }

  function rowOf(cells: readonly TableCell[], writing: Writing) {
    const columnsOfBlocks = cells.map((cell, index): Block[] => {
      const { width, isFigure } = columns[index] ?? { width: 0 }
      const align = isFigure ? 'end' : 'start'
      const [first = '', ...notes] = typeof cell === 'string' ? [cell] : cell
      return [
        pen.set(first, width - GAP, { ...writing, align }),
        ...notes.map((note) => pen.set(note, width - GAP, { size: 7.5, color: SOFT, align })),
      ]
    })
    const heights = columnsOfBlocks.map((blocks) => blocks.reduce((total, { height }) => total + height, 0))
    return { columnsOfBlocks, height: Math.max(...heights) + 2 * PADDING }
  }

  /** Headings that end a page would stand above nothing. */
  function draw({ columnsOfBlocks, height }: ReturnType<typeof rowOf>, rowsWanted = 1): void {
    flow.ensure(rowsWanted * height)
    const top = flow.take(height)
    let x = flow.x
    for (const [index, blocks] of columnsOfBlocks.entries()) {
      const { width, isFigure } = columns[index] ?? { width: 0 }
      let y = top + PADDING
      for (const block of blocks) {
        block.draw({ x: isFigure ? x + GAP : x, y, width: width - GAP })
        y += block.height
      }
      x += width
    }
    pages
      .moveTo(flow.x, top + height)
      .lineTo(flow.x + flow.width, top + height)
      .lineWidth(0.5)
      .stroke(LINE)
  }
}
