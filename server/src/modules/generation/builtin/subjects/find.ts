import type { Locale } from '@probant/contract/locales'
import type { Knower } from '../knower.ts'
import { fitOf } from './match.ts'
import { pairsIn, piecesOf } from './pieces.ts'
import { wordsOf } from './words.ts'

/** Who knows about what was typed, in whichever language it was typed. */
export function findKnower(typed: string, knowers: readonly Knower[]): Knower | undefined {
  const [best] = ranked(typed, knowers)
  return best && best.fit > 0.5 ? best.knower : undefined
}

/**
 * The names of what is known, nearest first: to name where nothing fits, and to suggest while someone types; then
 * `least` leaves out what has nothing to do with it.
 */
export function nearestNames(
  typed: string,
  locale: Locale,
  knowers: readonly Knower[],
  { count, least = 0 }: { count: number; least?: number },
): string[] {
  const near = ranked(typed, knowers)
  const pairs = pairsIn(typed)
  const beginning = typed.trim().toLowerCase()
  const score = ({ knower, fit }: Ranked) =>
    fit +
    (beginning && knower.name[locale].toLowerCase().startsWith(beginning) ? 1 : 0) +
    likeness(pairs, knower, locale)
  return near
    .map((one) => ({ name: one.knower.name[locale], score: score(one) }))
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ name }) => name)
}

interface Ranked {
  knower: Knower
  fit: number
}

function ranked(typed: string, knowers: readonly Knower[]): Ranked[] {
  const asked = wordsOf(typed)
  return knowers
    .map((knower) => ({ knower, fit: Math.max(...piecesOf(knower).words.map((name) => fitOf(asked, name))) }))
    .sort((one, other) => other.fit - one.fit)
}

/** The share of letter pairs that a name has in common with what was typed; a hint where no word fits. */
function likeness(pairs: ReadonlySet<string>, knower: Knower, locale: Locale): number {
  if (pairs.size === 0) return 0
  const shares = piecesOf(knower).pairs[locale].map((others) => {
    const common = [...pairs].filter((pair) => others.has(pair)).length
    return (2 * common) / (pairs.size + others.size || 1)
  })
  return 0.3 * Math.max(...shares)
}
