import { barIn, columnsIn, type Rect } from './charts.ts'
import type { Flow } from './document.ts'
import { LINE, type Pen, PRIMARY, SOFT, type Writing } from './pen.ts'

/** A name, a value, and what that is of. */
export interface Figure {
  name: string
  value: number | string
  note?: string
}

/** A name, a bar so many percent long, and what it stands for. */
export interface NamedBar {
  name: string
  note?: string
  percent: number
  value: string
}

type Pages = PDFKit.PDFDocument

const NOTE: Writing = { size: 8, color: SOFT }

/** Side by side, each in a frame. */
export function drawFigures(pages: Pages, pen: Pen, flow: Flow, figures: readonly Figure[]): void {
  const [gap, padding] = [12, 12]
  const width = (flow.width - gap * (figures.length - 1)) / figures.length
  const inner = width - 2 * padding
  const cards = figures.map(({ name, value, note = '' }) => [
    pen.set(name, inner, { size: 9, color: SOFT }),
    pen.set(String(value), inner, { style: 'title', size: 20 }),
    pen.set(note, inner, NOTE),
  ])
  const height = Math.max(...cards.map(heightOf)) + 2 * padding
  const top = flow.take(height)
  for (const [index, blocks] of cards.entries()) {
    const x = flow.x + index * (width + gap)
    pages.roundedRect(x, top, width, height, 6).lineWidth(0.75).stroke(LINE)
    let y = top + padding
    for (const block of blocks) {
      block.draw({ x: x + padding, y, width: inner })
      y += block.height
    }
  }
}

interface Columns {
  /** As high as the value, which stands above it. */
  values: readonly Figure[]
  /** What stands at the borders between them, from the first to the last. */
  ticks: readonly string[]
}

export function drawColumns(pages: Pages, pen: Pen, flow: Flow, { values, ticks }: Columns): void {
  const line = pen.lineHeight(NOTE)
  const top = flow.take(line + CHART_HEIGHT + 2 + line + 6)
  const room: Rect = {
    x: flow.x + INDENT,
    y: top + line,
    width: flow.width - 2 * INDENT,
    height: CHART_HEIGHT,
  }
  const floor = room.y + room.height
  const rects = columnsIn(
    room,
    values.map(({ value }) => Number(value)),
  )
  for (const [index, rect] of rects.entries()) {
    if (rect.height === 0) continue
    fill(pages, rect, PRIMARY)
    pen
      .set(values[index]?.name ?? '', rect.width, { size: 8, align: 'middle' })
      .draw({ x: rect.x, y: rect.y - line, width: rect.width })
  }
  pages
    .moveTo(room.x, floor)
    .lineTo(room.x + room.width, floor)
    .lineWidth(0.75)
    .stroke(SOFT)
  const step = room.width / (ticks.length - 1)
  for (const [index, tick] of ticks.entries()) {
    const x = room.x + index * step
    pages
      .moveTo(x, floor)
      .lineTo(x, floor + 3)
      .lineWidth(0.5)
      .stroke(SOFT)
    pen.set(tick, step, { ...NOTE, align: 'middle' }).draw({ x: x - step / 2, y: floor + 3, width: step })
  }
}

/** One below the other, each with its name before it and its value behind it. */
export function drawBars(pages: Pages, pen: Pen, flow: Flow, bars: readonly NamedBar[]): void {
  for (const { name, note, percent, value } of bars) {
    const blocks = [pen.set(name, NAME_WIDTH), ...(note ? [pen.set(note, NAME_WIDTH, NOTE)] : [])]
    const height = heightOf(blocks)
    const top = flow.take(height + 6)
    let y = top
    for (const block of blocks) {
      block.draw({ x: flow.x, y, width: NAME_WIDTH })
      y += block.height
    }
    const left = flow.x + NAME_WIDTH + 12
    const track: Rect = {
      x: left,
      y: top + (height - BAR_HEIGHT) / 2,
      width: flow.width - NAME_WIDTH - 12 - VALUE_WIDTH,
      height: BAR_HEIGHT,
    }
    fill(pages, track, TRACK)
    fill(pages, barIn(track, percent), PRIMARY)
    const words = pen.set(value, VALUE_WIDTH, { align: 'end' })
    words.draw({
      x: flow.x + flow.width - VALUE_WIDTH,
      y: top + (height - words.height) / 2,
      width: VALUE_WIDTH,
    })
  }
}

function fill(pages: Pages, { x, y, width, height }: Rect, color: string): void {
  pages.rect(x, y, width, height).fill(color)
}

function heightOf(blocks: readonly { height: number }[]): number {
  return blocks.reduce((total, { height }) => total + height, 0)
}

const CHART_HEIGHT = 110
/** Half a name of a border, which stands in the middle below it. */
const INDENT = 12
const NAME_WIDTH = 180
const VALUE_WIDTH = 56
const BAR_HEIGHT = 8
const TRACK = '#e8e9eb'
