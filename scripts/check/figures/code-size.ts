import type { Counted, Figure } from './figure.ts'
import { linesOf } from './production-files.ts'

/** In November 2026, before the code was made lighter. */
const BEFORE = 152_404

/** Blank lines and comments are lines too: nothing is won by leaving them out. */
export function codeSize(files: readonly Counted[]): Figure {
  const workspaces = Object.entries(Object.groupBy(files, ({ path }) => path.split('/')[0] ?? ''))
  const found = workspaces.map(([workspace, own = []]) => `${total(own).toLocaleString('en')} ${workspace}`)
  return { name: 'lines of production code', count: total(files), atMost: BEFORE - 15_000, found }
}

export function longestFiles(files: readonly Counted[]): Figure {
  const sizes = files.map((file) => ({ path: file.path, lines: linesOf(file) }))
  const longest = sizes.toSorted((one, other) => other.lines - one.lines).slice(0, 10)
  return {
    name: 'lines of the longest file',
    count: longest[0]?.lines ?? 0,
    found: longest.map(({ path, lines }) => `${lines.toLocaleString('en')} ${path}`),
  }
}

function total(files: readonly Counted[]): number {
  return files.reduce((sum, file) => sum + linesOf(file), 0)
}
