/**
 * Would this text take long to read? Nesting costs the parser the square of its depth, every block and every cell of a
 * formula its share, so what no author writes is not parsed at all.
 */
export function isTooMuch(text: string): boolean {
  return (
    text.length > LONGEST ||
    countOf(text, /\[/g) > MOST_BRACKETS ||
    countOf(text, /\$/g) > MOST_DOLLARS ||
    countOf(text, /[*_~]+/g) > MOST_EMPHASES ||
    countOf(text, /\n/g) > MOST_LINES ||
    cellsIn(text) > MOST_CELLS ||
    nestedMarkers(text) > MOST_NESTED ||
    indentation(text) > MOST_INDENTED
  )
}

const LONGEST = 20_000
const MOST_BRACKETS = 200
const MOST_DOLLARS = 600
const MOST_EMPHASES = 800
const MOST_LINES = 400
const MOST_CELLS = 500
const MOST_NESTED = 400
const MOST_INDENTED = 1200
const DEEPEST = 20

/** What stands between the cells and rows of matrices; each becomes several elements. */
export function cellsIn(text: string): number {
  return countOf(text, /&|\\\\/g)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Quotations and lists within others that are opened on the same line. */
function nestedMarkers(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(markersBefore(line) - 1, 0))
  return Math.max(...lines) > DEEPEST
    ? Number.POSITIVE_INFINITY
    : lines.reduce((sum, count) => sum + count, 0)
}

function markersBefore(line: string): number {
  const [opening = ''] = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/.exec(line) ?? []
  return countOf(opening, />|[-+*]|\d+[.)]/g)
}

/** Lists within others that are opened line by line; each costs all those around it once more. */
function indentation(text: string): number {
  const depths = text.split('\n').map((line) => {
    const [indent] = /^[ \t]*(?=>|[-+*][ \t]|\d{1,9}[.)][ \t])/.exec(line) ?? ['']
    return countOf(indent, / /g) / 2 + countOf(indent, /\t/g) * 2
  })
  return Math.max(...depths) > DEEPEST
    ? Number.POSITIVE_INFINITY
    : depths.reduce((sum, depth) => sum + depth, 0)
}
