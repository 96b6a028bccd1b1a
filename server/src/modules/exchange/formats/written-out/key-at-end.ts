import { beginningOf } from './beginning.ts'
import type { Line } from './line.ts'

export interface KeyEntry {
  line: number
  value: number
  said: string
}

/** Lines without the key after them, and what the key says. */
export function keyAtEnd(lines: readonly Line[]): { lines: readonly Line[]; entries: KeyEntry[] } {
  const headings = lines.flatMap((line, at) => (at > 0 && isHeading(line) ? at : [])).slice(-HEADINGS_MOST)
  for (const at of headings) {
    const [line, ...after] = lines.slice(at)
    const rest = HEADING.exec(line?.text.trim() ?? '')?.[1] ?? ''
    const { entries, others } = entriesIn(line && rest !== '' ? [{ ...line, text: rest }, ...after] : after)
    if (entries.length > 0 && others <= entries.length) return { lines: lines.slice(0, at), entries }
  }
  // A row of them is a key without a heading.
  const last = lines.at(-1)
  const row = last && lines.length > 1 ? inOneLine(last.text) : undefined
  if (!last || !row || row.length < 3) return { lines, entries: [] }
  return {
    lines: lines.slice(0, -1),
    entries: row.map(([value, said]) => ({ line: last.number, value, said })),
  }
}

function isHeading({ label, text }: Line): boolean {
  const [, rest] = label === undefined ? (HEADING.exec(text.trim()) ?? []) : []
  return rest !== undefined && (rest === '' || inOneLine(rest) !== undefined || ONE_ENTRY.test(rest))
}

function entriesIn(lines: readonly Line[]): { entries: KeyEntry[]; others: number } {
  const entries: KeyEntry[] = []
  let others = 0
  let numbers: number[] | undefined
  /** Its answer stands in the line below. */
  let waiting: number | undefined
  const written = lines.flatMap((line) => {
    const text = bare(line.text)
    return text === '' ? [] : { line, text }
  })
  for (const [at, { line, text }] of written.entries()) {
    const add = (value: number, said: string) => entries.push({ line: line.number, value, said: said.trim() })
    const cells = cellsIn(text)
    const row = numbersAbove(cells, cellsIn(written[at + 1]?.text ?? ''))
    const many = inOneLine(text)
    const one = line.label?.kind === 'number' ? ([line.label.value, text] as const) : entryIn(line, text)
    if (numbers && cells.length === numbers.length) {
      for (const [at, value] of numbers.entries()) add(value, cells[at] ?? '')
      numbers = undefined
    } else if (row) numbers = row
    else if (many && many.length > 1) for (const [value, said] of many) add(value, said)
    else if (one && one[1] === '') waiting = one[0]
    else if (one) add(...one)
    else if (waiting !== undefined) {
      add(waiting, text)
      waiting = undefined
    } else others += 1
  }
  return { entries, others }
}

/** `3. B`, or `Question 3` alone. */
function entryIn(line: Line, text: string): readonly [number, string] | undefined {
  const beginning = beginningOf({ ...line, text })
  if (beginning.is === 'question' || beginning.is === 'number')
    return [beginning.value, beginning.rest.text.replace(POINTS_ALONE, '')]
  const loose = /^(\d{1,3})\s*(?:[:=→]|->|\s)\s*(.+)$/.exec(text)
  return loose ? [Number(loose[1]), loose[2] ?? ''] : undefined
}

/** `1. B 2. C 3. A, D`, and nothing else. */
function inOneLine(text: string): [number, string][] | undefined {
  const found: [number, string][] = []
  ENTRY.lastIndex = 0
  const words = bare(text)
  while (ENTRY.lastIndex < words.length) {
    const match = ENTRY.exec(words)
    if (!match) return undefined
    found.push([Number(match[1]), match[2] ?? ''])
  }
  return found.length > 1 ? found : undefined
}

/** The numbers of questions that stand in a row, above their answers; `1. 3` above `2. 4` are two answers. */
function numbersAbove(cells: string[], below: string[]): number[] | undefined {
  const isRow = [/^\d{1,3}$/, /^\d{1,3}[.)]$/].some((form) => cells.every((cell) => form.test(cell)))
  const numbers = cells.map((cell) => Number.parseInt(cell, 10))
  const isCounted = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  if (!isRow || !isCounted || cells.length < 2 || below.length !== cells.length) return undefined
  return cells.length > 2 || below.some((cell) => !/^\d+[.)]?$/.test(cell)) ? numbers : undefined
}

function cellsIn(text: string): string[] {
  const words = text.replace(/^(?:questions?|n°|no\.?|answers?|key|réponses?|corrigé)\s*:?\s+/i, '')
  return words.split(/\t|\s{2,}/.test(words) ? /\t+|\s{2,}/ : /\s+/).filter(Boolean)
}

/** Without the lines that a table in a text is drawn with. */
function bare(text: string): string {
  if (/^[\s|:+=-]+$/.test(text)) return ''
  return text
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/\s*\|[\s|]*/g, '\t')
    .trim()
}

/** Under each question there may be one as well. */
const HEADINGS_MOST = 50
const HEADING =
  /^[#*_\s]*(?:the\s+|les?\s+|la\s+)?(?:answers?(?:\s+(?:keys?|sheet))?|keys?|solutions?|correct(?:ed)?\s+answers?|corrigés?(?:\s+type)?|corrections?|(?:bonnes\s+)?réponses?(?:\s+(?:correctes|attendues))?|clé(?:s)?(?:\s+(?:de\s+correction|des\s+réponses))?|grille\s+(?:de|des)\s+(?:réponses|correction))\s*[*_]*\s*[:.]?[*_]*\s*(.*)$/i
const ENTRY =
  /\s*[,;|]?\s*(?:q|question\s)?\(?(\d{1,3})\s*[.):=–—-]?\s*\(?((?:true|false|vrai|faux|[tv])|[A-J]{1,5}(?:\s*[,&+/]\s*[A-Z](?![A-Za-z\d]))*)\)?(?![\p{L}])\s*[.]?/iuy
const ONE_ENTRY = /^\d{1,3}\s*[.):=–—-]\s*\(?[A-JTV]\)?\s*\.?$/i
const POINTS_ALONE = /^\(?[\d.,]+\s+(?:points?|pts?|marks?)\)?$/i
