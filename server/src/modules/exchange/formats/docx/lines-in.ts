import type { Archive } from '#server/platform/archive/unpack.ts'
import { childOf, childrenOf, elementsIn, type XmlElement } from '#server/platform/xml/elements.ts'
import { officePart } from '#server/platform/xml/office-part.ts'
import type { Line } from '../written-out/line.ts'
import { combined, createStyles, listIn, looksIn } from './looks-in.ts'
import { createNumbering } from './numbers-in.ts'

/** The main part of a Word document, by its name; nothing where it is something else. */
export function mainPartOf({ names }: Archive): string | undefined {
  return names.find((name) => /^word\/document\d*\.xml$/.test(name))
}

/** The paragraphs of a Word document as lines, with how each sign looks and what Word numbers by itself. */
export function linesIn(archive: Archive, picture: (relation: string) => string): Line[] {
  const main = mainPartOf(archive)
  if (main === undefined) return []
  const part = (name: string) => (archive.exists(name) ? officePart(archive.read(name)) : undefined)
  const styleOf = createStyles(part('word/styles.xml'))
  const labelOf = createNumbering(part('word/numbering.xml'))
  const lines: Line[] = []
  let number = 0
  let isParted = true

  for (const element of elementsIn(part(main) ?? '', ['p', 'tbl']))
    if (element.name === 'p') addParagraph(element)
    else addTable(element)
  return lines

  function addParagraph(paragraph: XmlElement) {
    number += 1
    const read = paragraphOf(paragraph)
    if (read.every(({ text }) => text.trim() === '')) {
      isParted = true
      return
    }
    for (const line of read) {
      if (line.text.trim() === '') continue
      lines.push({ ...line, isParted })
      isParted = false
    }
  }

  /** A row is a line, unless a cell holds more than that. */
  function addTable(table: XmlElement) {
    for (const row of childrenOf(table, 'tr')) {
      const cells = childrenOf(row, 'tc').map((cell) => paragraphsWithin(cell))
      const isLine = cells.every((paragraphs) => paragraphs.length <= 1)
      if (!isLine) for (const paragraph of cells.flat()) addParagraph(paragraph)
      else {
        number += 1
        const filled = cells.flatMap((cell) => cell.flatMap(paragraphOf)).filter(({ text }) => text.trim())
        const [first, ...others] = filled
        if (first) lines.push({ ...others.reduce(tabbed, first), isParted: false })
      }
    }
  }

  function paragraphOf(paragraph: XmlElement): Line[] {
    const properties = childOf(paragraph, 'pPr')
    const style = styleOf(childOf(properties, 'pStyle')?.attributes.val)
    const list = listIn(properties)
    const listId = list?.id ?? style.list?.id
    const depth = list?.depth ?? style.list?.depth ?? 0
    const label = listId === undefined || listId === '0' ? undefined : labelOf(listId, depth)
    const indent = depth + Number(childOf(properties, 'ind')?.attributes.left ?? 0) / 10_000
    const written: Written = { text: '', looks: [] }
    writeRuns(paragraph, style.on, written)
    return linesOf(written).map((line, at) => ({
      ...line,
      number,
      indent,
      isParted: false,
      mayContinue: false,
      isHeading: style.isHeading,
      ...(label && at === 0 && { label }),
    }))
  }

  function writeRuns(element: XmlElement, looks: number, written: Written) {
    for (const child of childrenOf(element)) {
      if (SKIPPED.includes(child.name)) continue
      if (child.name === 'r') {
        const properties = childOf(child, 'rPr')
        const style = styleOf(childOf(properties, 'rStyle')?.attributes.val)
        const own = combined(combined(looks, style), looksIn(properties))
        writeRun(child, own, raisedOf(properties), written)
      } else if (child.name === 't') write(written, child.children.join(''), looks)
      else writeRuns(child, looks, written)
      // A paragraph within one, as in a box of text.
      if (child.name === 'p') write(written, '\n', looks)
    }
  }

  function writeRun(run: XmlElement, looks: number, raised: string | undefined, written: Written) {
    for (const child of childrenOf(run)) {
      const { name, attributes } = child
      if (name === 't') write(written, inPlace(child.children.join(''), raised), looks)
      else if (name === 'tab') write(written, '\t', looks)
      else if (name === 'br' || name === 'cr') write(written, '\n', looks)
      else if (name === 'noBreakHyphen') write(written, '-', looks)
      else if (name === 'sym') write(written, SYMBOLS[attributes.char?.toUpperCase() ?? ''] ?? '', looks)
      else if (name === 'blip') write(written, picture(attributes.embed ?? ''), looks)
      else if (!SKIPPED.includes(name)) writeRun(child, looks, raised, written)
      if (name === 'p') write(written, '\n', looks)
    }
  }
}

interface Written {
  text: string
  looks: number[]
}

function write(written: Written, text: string, looks: number) {
  const room = text.slice(0, Math.max(0, LONGEST - written.text.length))
  written.text += room
  for (let at = 0; at < room.length; at++) written.looks.push(looks)
}

/** Broken by hand, as many answers are. */
function linesOf({ text, looks }: Written): Pick<Line, 'text' | 'looks'>[] {
  let at = 0
  return text.split('\n').map((line) => {
    const start = at + (line.length - line.trimStart().length)
    const words = line.trim()
    at += line.length + 1
    return { text: words, looks: Uint8Array.from(looks.slice(start, start + words.length)) }
  })
}

function tabbed(one: Line, other: Line): Line {
  const looks = new Uint8Array(one.looks.length + 1 + other.looks.length)
  looks.set(one.looks)
  looks.set(other.looks, one.looks.length + 1)
  return { ...one, text: `${one.text}\t${other.text}`, looks }
}

function paragraphsWithin(cell: XmlElement): XmlElement[] {
  return childrenOf(cell).flatMap((child) =>
    child.name === 'p' ? [child] : child.name === 'tcPr' ? [] : paragraphsWithin(child),
  )
}

/** H₂O and x² stay what they are where there are such signs. */
function inPlace(text: string, raised: string | undefined): string {
  const signs = raised === 'superscript' ? RAISED : raised === 'subscript' ? LOWERED : undefined
  return signs && [...text].every((sign) => signs[sign])
    ? [...text].map((sign) => signs[sign]).join('')
    : text
}

function raisedOf(properties: XmlElement | undefined): string | undefined {
  return childOf(properties, 'vertAlign')?.attributes.val
}

const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-−n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ'][at] ?? sign]),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+-'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? sign]),
)
/** Of the fonts Wingdings: boxes and ticks. */
const SYMBOLS: Record<string, string> = {
  F0FC: '✓',
  F0FE: '☑',
  F0FD: '☒',
  F0A8: '☐',
  F06F: '☐',
  F071: '☐',
  F072: '☐',
  F0E0: '→',
}
/** What was deleted, what is said in another way beside it, and what is not words. */
const SKIPPED = ['pPr', 'rPr', 'del', 'moveFrom', 'Fallback', 'instrText', 'sectPr', 'footnoteReference']
/** Longer than anything that a question takes. */
const LONGEST = 20_001
