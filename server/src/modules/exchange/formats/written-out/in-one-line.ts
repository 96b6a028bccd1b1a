import { type Line, part } from './line.ts'

interface Piece {
  line: Line
  isStarred: boolean
}

/** `Paris   b) Lyon   c) Nice`: what stands before the letter that comes next, and what follows each of them. */
export function piecesIn(line: Line, next: number): Piece[] {
  const ends: { from: number; to: number; isStarred: boolean }[] = []
  let style: string | undefined
  for (const match of line.text.matchAll(LETTERS)) {
    const { star = '', open = '', letter = '', close = '' } = match.groups ?? {}
    const isNext = letter.toUpperCase().charCodeAt(0) - 64 === next + ends.length
    const isCapital = letter === letter.toUpperCase()
    const own = `${open}${close}${isCapital}`
    // A full stop ends many things: only after a gap it makes an answer of the letter before it.
    const isClear = close === ')' || /^(?:\s{2,}|\t)/.test(match[0])
    if (!isNext || !isClear || (style !== undefined && style !== own)) continue
    style = own
    ends.push({ from: match.index, to: match.index + match[0].length, isStarred: star !== '' })
  }
  // A single `a)` in a question may be anything.
  if (next === 1 && ends.length < 2) return [{ line, isStarred: false }]
  return [{ to: 0, isStarred: false }, ...ends].map(({ to, isStarred }, at) => ({
    line: part(line, to, ends[at]?.from),
    isStarred,
  }))
}

const LETTERS = /(?:\s+|^)(?<star>[*✓✔]?)\s?(?<open>\(?)(?<letter>[A-Za-z])(?<close>[).])(?=\s|\p{L}|\d)\s*/gu
