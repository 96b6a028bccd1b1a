import { fileURLToPath } from 'node:url'
import { type Face, MISSING, type Run, type Typeface, typeset } from './typesetting.ts'

export const INK = '#1a2233'
export const SOFT = '#5b6475'
export const LINE = '#e6e3da'
export const PRIMARY = '#2b4acb'

/** The product's own letters, cut by `npm run fonts`; behind them those of Greek, Cyrillic, Hebrew and Arabic. */
const TYPEFACES = {
  plain: [own('inter-400-latin'), own('inter-400-latin-ext'), dejaVu('DejaVuSans')],
  bold: [own('inter-640-latin'), own('inter-640-latin-ext'), dejaVu('DejaVuSans-Bold')],
  title: [
    own('bricolage-grotesque-680-latin'),
    own('bricolage-grotesque-680-latin-ext'),
    dejaVu('DejaVuSans-Bold'),
  ],
}

export interface Writing {
  style?: keyof typeof TYPEFACES
  /** In points. */
  size?: number
  color?: string
  align?: 'start' | 'middle' | 'end'
}

interface Place {
  x: number
  y: number
  width: number
}

/** A text that has found its lines. */
export interface Block {
  height: number
  draw: (membership: Place) => void
}

/** Writes on the pages: sets a text into lines, and draws it where it has its place. */
export function createPen(pages: PDFKit.PDFDocument) {
  const faces = new Map<string, Face>()
  let isSomethingMissing = false

  return {
    isSomethingMissing: () => isSomethingMissing,
    lineHeight,

    /** As many lines as it takes at this width. */
    set(text: string, width: number, writing: Writing = {}): Block {
      return blockOf(linesOf(text, width, writing), writing)
    },

    /** On one line, however long that is. */
    widthOf(text: string, writing: Writing = {}): number {
      const [runs = []] = linesOf(text, Number.POSITIVE_INFINITY, writing)
      return widthsOf(runs, writing).reduce((total, each) => total + each, 0)
    },

    /** One block for each line. */
    setLines(text: string, width: number, writing: Writing = {}): Block[] {
      return linesOf(text, width, writing).map((line) => blockOf([line], writing))
    },
  }

  function linesOf(text: string, width: number, { style = 'plain', size = SIZE }: Writing): Run[][] {
    const typeface: Typeface = TYPEFACES[style].map((file) => scaled(faceOf(file), size))
    const lines = typeset(text, width, typeface)
    isSomethingMissing ||= lines.flat().some((run) => run.text.includes(MISSING))
    return lines
  }

  function blockOf(lines: Run[][], writing: Writing): Block {
    return {
      height: lines.length * lineHeight(writing),
      draw: (membership) => {
        for (const [index, runs] of lines.entries()) drawLine(runs, writing, membership, index)
      },
    }
  }

  function widthsOf(runs: readonly Run[], { style = 'plain', size = SIZE }: Writing): number[] {
    const files = TYPEFACES[style]
    return runs.map(({ text, face }) => faceOf(files[face] ?? '').widthOf(text) * size)
  }

  function drawLine(runs: Run[], writing: Writing, { x, y, width }: Place, index: number): void {
    const { style = 'plain', size = SIZE, color = INK, align = 'start' } = writing
    const files = TYPEFACES[style]
    const widths = widthsOf(runs, writing)
    const room = width - widths.reduce((total, each) => total + each, 0)
    let left = x + { start: 0, middle: room / 2, end: room }[align]
    // Where the letters of a line stand, whichever faces they are from.
    const baseline = y + index * lineHeight(writing) + 0.5 * lineHeight(writing) + 0.36 * size
    pages.fillColor(color).fontSize(size)
    for (const [position, { text, face }] of runs.entries()) {
      pages.font(files[face] ?? '').text(text, left, baseline, {
        ...layoutOf(text),
        lineBreak: false,
        baseline: 'alphabetic',
      })
      left += widths[position] ?? 0
    }
  }

  /** At the size of one point. */
  function faceOf(file: string): Face {
    const known = faces.get(file)
    if (known) return known
    pages.font(file)
    const { _font } = pages as unknown as { _font: OpenedFont }
    rememberLayouts(_font)
    const letters = new Set(_font.font.characterSet)
    const face: Face = {
      hasGlyph: (point) => letters.has(point),
      widthOf: (text) => _font.widthOfString(text, 1, layoutOf(text).features),
    }
    faces.set(file, face)
    return face
  }
}

export type Pen = ReturnType<typeof createPen>

/** pdfkit does not tell which glyphs a font has; the font within does. */
interface OpenedFont {
  font: { characterSet: number[] }
  widthOfString(text: string, size: number, features?: string[]): number
  layoutRun(text: string, features?: string[]): object
}

/** To lay out a text takes most of the time, and what is measured before it is drawn was laid out four times. */
function rememberLayouts(font: OpenedFont): void {
  const layoutRun = font.layoutRun.bind(font)
  const known = new Map<string, object>()
  font.layoutRun = (text, features) => {
    const name = `${features} ${text}`
    const layout = known.get(name) ?? layoutRun(text, features)
    known.set(name, layout)
    return layout
  }
}

function scaled({ hasGlyph, widthOf }: Face, size: number): Face {
  return { hasGlyph, widthOf: (text) => widthOf(text) * size }
}

function lineHeight({ size = SIZE }: Writing = {}): number {
  return 1.35 * size
}

/**
 * With features named, though none, a run is laid out as a whole, so that words from right to left are turned round
 * with their letters; otherwise word by word, which is remembered. Figures are as wide as each other.
 */
function layoutOf(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  if (RIGHT_TO_LEFT.test(text)) return { features: [] }
  return /\d/.test(text) ? { features: ['tnum'] } : {}
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const SIZE = 9.5

function own(name: string): string {
  return fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
}

function dejaVu(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
}
