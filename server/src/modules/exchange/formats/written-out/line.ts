/** A line of a document: what is written in it, and how each sign of that looks. */
export interface Line {
  /** In the text; in a Word document, which paragraph it is. */
  number: number
  text: string
  /** For each sign of the text, which of `LOOKS` it has. */
  looks: Uint8Array
  /** What the program that wrote it numbers or marks by itself. */
  label?: Label
  /** How far it stands to the right, in whatever the document counts. */
  indent: number
  /** A blank line stands before it. */
  isParted: boolean
  /** It may be the rest of the line above, as in a text whose lines are broken by hand. */
  mayContinue: boolean
  /** The document calls it a heading. */
  isHeading: boolean
}

export interface Label {
  kind: 'number' | 'letter' | 'bullet'
  /** From 1. */
  value: number
}

export const LOOKS = { highlight: 1, underline: 2, bold: 4, colour: 8, strike: 16, italic: 32 } as const

export function plainLine(text: string, number = 0): Line {
  return {
    number,
    text,
    looks: new Uint8Array(text.length),
    indent: 0,
    isParted: false,
    mayContinue: false,
    isHeading: false,
  }
}

/** From one sign to another, without the spaces around. */
export function part(line: Line, from: number, to = line.text.length): Line {
  const text = line.text.slice(from, to)
  const start = from + (text.length - text.trimStart().length)
  const end = Math.max(start, from + text.trimEnd().length)
  const { label: _label, ...rest } = line
  return { ...rest, text: line.text.slice(start, end), looks: line.looks.subarray(start, end) }
}

/** What everything that is written in it has in common. */
export function commonLook({ text, looks }: Pick<Line, 'text' | 'looks'>): number {
  let common: number | undefined
  for (let at = 0; at < text.length; at++)
    // A full stop after the marked words is often left out.
    if (WRITTEN.test(text[at] ?? '')) common = (common ?? ALL) & (looks[at] ?? 0)
  return common ?? 0
}

const WRITTEN = /[^\s.,;:!?()]/
const ALL = 255

/** One line and the rest of it. */
export function joined(one: Line, other: Line): Line {
  const looks = new Uint8Array(one.looks.length + 1 + other.looks.length)
  looks.set(one.looks)
  looks[one.looks.length] = one.looks.at(-1) ?? 0
  looks.set(other.looks, one.looks.length + 1)
  return { ...one, text: `${one.text} ${other.text}`, looks }
}

/** Without the rows of spaces that only make room: a few part things, thousands cost time. */
export function squeezed(line: Line): Line {
  if (!/\s{9}/.test(line.text)) return line
  const kept: number[] = []
  let spaces = 0
  for (let at = 0; at < line.text.length; at++) {
    spaces = /\s/.test(line.text[at] ?? '') ? spaces + 1 : 0
    if (spaces <= 8) kept.push(at)
  }
  return {
    ...line,
    text: kept.map((at) => line.text[at]).join(''),
    looks: Uint8Array.from(kept, (at) => line.looks[at] ?? 0),
  }
}

/** A picture may follow what it asks. */
export function asks(text: string): boolean {
  return /\?[\s\ue000-\uf7ff]*$/.test(text)
}
