import type { Row } from '../../kinds/kind.ts'
import type { Pair } from '../format.ts'
import { acceptedCell, acceptedIn } from './accepted.ts'
import { answersIn } from './answers.ts'

/** `left -> right`, with a stroke between the pairs; a further answer has nothing before the arrow. */
export function pairsCell({ pairs, others }: { pairs: readonly Pair[]; others: readonly string[] }): string {
  const all = [...pairs, ...others.map((right) => ({ left: '', right }))]
  return acceptedCell(all.map(({ left, right }) => `${escaped(left)} -> ${escaped(right)}`.trim()))
}

/** As they stand in one cell, with a stroke between them or each on its line; or each in a column of the answers. */
export function pairsIn(row: Row): string[] {
  const cell = row.accepted || row.right
  if (cell === '') return answersIn(row).filter(Boolean)
  const lines = cell.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.every(pairIn) ? lines.flatMap(acceptedIn) : acceptedIn(cell)
}

/** Nothing where it is no pair. */
export function pairIn(text: string): Pair | undefined {
  const [, left, right] = /^(.*?)(?:->|(?<!\\)→)(.*)$/s.exec(text) ?? []
  if (left === undefined || right === undefined) return undefined
  return { left: unescaped(left.trim()), right: unescaped(right.trim()) }
}

/** An arrow of their own has a backslash in it. */
function escaped(text: string): string {
  return text.replace(/-(\\*)>/g, '-\\$1>').replace(/\\*→/g, '\\$&')
}

function unescaped(text: string): string {
  return text.replace(/-\\(\\*)>/g, '-$1>').replace(/\\(\\*→)/g, '$1')
}
