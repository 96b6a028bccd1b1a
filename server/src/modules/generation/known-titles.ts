import { comparable } from '@probant/knowledge'
import { unescaped } from './unescaped.ts'

/**
 * The titles that exist already, prepared once because a creator may have thousands. Each candidate is compared only
 * with those that have the same numbers and signs.
 */
export function knownTitles(titles: readonly string[]) {
  const byMarks = new Map<string, Prepared[]>()
  for (const title of titles) add(title)

  return {
    add,
    has(title: string): boolean {
      const one = prepared(title)
      return (byMarks.get(one.marks) ?? []).some((other) => isNearlySame(one, other))
    },

    /** Those that have much in common with it, nearest first. */
    near(title: string, most: number): string[] {
      const { pieces } = prepared(title)
      return [...byMarks.values()]
        .flat()
        .map((other) => ({ title: other.title, share: overlap(pieces, other.pieces) }))
        .filter(({ share }) => share > ALIKE)
        .sort((one, other) => other.share - one.share)
        .slice(0, most)
        .map((other) => other.title)
    },
  }

  function add(title: string): void {
    const one = prepared(title)
    const alike = byMarks.get(one.marks)
    if (alike) alike.push(one)
    else byMarks.set(one.marks, [one])
  }
}

export type KnownTitles = ReturnType<typeof knownTitles>

/** A text, prepared to be compared with many others. */
interface Prepared {
  title: string
  words: string
  /** Numbers, signs and lone letters: 7 × 8 is not 7 × 9, and class A is not class D. */
  marks: string
  pieces: ReadonlySet<string>
}

function prepared(text: string): Prepared {
  const words = comparable(unescaped(text))
  let pieces: ReadonlySet<string> | undefined
  return {
    title: text,
    words,
    marks: (words.match(MARKS) ?? []).join(' '),
    /** Cut only where there is something to compare it with. */
    get pieces() {
      pieces ??= piecesOf(words)
      return pieces
    },
  }
}

/** The same question in nearly the same words. */
function isNearlySame(one: Prepared, other: Prepared): boolean {
  if (one.words === other.words) return true
  if (one.marks !== other.marks) return false
  const [shorter, longer] = [one.words.length, other.words.length].sort((a, b) => a - b) as [number, number]
  if (longer > 1.3 * shorter) return false
  return overlap(one.pieces, other.pieces) > NEARLY
}

const MARKS = /\d+(?:[.,]\d+)*|\p{Sm}|[*/^_-]|(?<!\S)\p{L}(?!\S)/gu
const NEARLY = 0.86
const ALIKE = 0.2

/** The share of three-letter pieces that both have. */
function overlap(pieces: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0
  for (const piece of pieces) if (others.has(piece)) common++
  return common / (pieces.size + others.size - common || 1)
}

function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (let at = 0; at < Math.max(1, text.length - 2); at++) pieces.add(text.slice(at, at + 3))
  return pieces
}
