import type { Locale } from '@probant/contract/locales'
import type { Knower } from '../knower.ts'
import { wordsOf } from './words.ts'

/** What the names of something known are compared by. */
export interface Pieces {
  /** The telling words of each name, in both languages. */
  words: readonly (readonly string[])[]
  /** The letter pairs of each name, by language. */
  pairs: Record<Locale, readonly ReadonlySet<string>[]>
}

const known = new WeakMap<Knower, Pieces>()

/** Taken apart once: every letter that someone types is compared with all of them. */
export function piecesOf(knower: Knower): Pieces {
  const pieces = known.get(knower) ?? takenApart(knower)
  known.set(knower, pieces)
  return pieces
}

function takenApart({ name, aliases }: Knower): Pieces {
  const en = [name.en, ...aliases.en]
  const fr = [name.fr, ...aliases.fr]
  return { words: [...en, ...fr].map(wordsOf), pairs: { en: en.map(pairsIn), fr: fr.map(pairsIn) } }
}

export function pairsIn(text: string): Set<string> {
  const letters = text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}
